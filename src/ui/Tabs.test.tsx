import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = ['Places', 'Events', 'Offers'].map((title) => ({
  key: title.toLowerCase(),
  title,
  panel: <p>{`About ${title}`}</p>,
}));

function show(language: 'en' | 'ar' = 'en', activation: 'automatic' | 'manual' = 'automatic') {
  const onSelect = vi.fn();
  renderPart(<Tabs label="Results" tabs={tabs} activation={activation} onSelect={onSelect} />, { language });
  return { onSelect, user: userEvent.setup() };
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('a list of tabs, each with its panel; one panel is shown', () => {
  show();
  expect(screen.getByRole('tablist', { name: 'Results' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((each) => each.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  const panel = screen.getByRole('tabpanel', { name: 'Places' });
  expect(panel).toHaveTextContent('About Places');
  expect(tab('Places')).toHaveAttribute('aria-controls', panel.id);
});

describe.each([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const)('in %s', (language, forward, back) => {
  test.each([
    [`{${forward}}`, 'Events'],
    [`{${forward}}{${forward}}{${forward}}`, 'Places'],
    [`{${back}}`, 'Offers'],
    ['{End}', 'Offers'],
    ['{End}{Home}', 'Places'],
    ['{ArrowDown}', 'Places'],
    [`{Alt>}{${forward}}{/Alt}`, 'Places'],
  ])('%s leads to %s, and shows it', async (keys, name) => {
    const { user } = show(language);
    await user.tab();
    await user.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent(`About ${name}`);
  });

  test.each(['{Enter}', ' '])('tabs that cost something are shown by %s only', async (key) => {
    const { user, onSelect } = show(language, 'manual');
    await user.tab();
    await user.keyboard(`{${forward}}`);
    expect(tab('Events')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('About Places');
    expect(onSelect).not.toHaveBeenCalled();
    await user.keyboard(key);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('About Events');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('events');
  });
});

test('Tab has one stop for all tabs, the next is the panel', async () => {
  const { user } = show();
  await user.click(tab('Events'));
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Events' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab('Events')).toHaveFocus();
  await user.tab({ shift: true });
  expect(document.body).toHaveFocus();
});

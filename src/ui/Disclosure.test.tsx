import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { inScope, renderPart } from '#testing/render-part.tsx';
import { Disclosure } from './Disclosure.tsx';
import { useAccordion } from './useAccordion.ts';

const button = (name = 'Visas') => screen.getByRole('button', { name });
const panelOf = (name = 'Visas') =>
  document.querySelector<HTMLElement>(`[id="${button(name).getAttribute('aria-controls')}"]`)!;

const visas = (
  <Disclosure label="Visas" headingLevel={3}>
    <p>Online, in minutes.</p>
  </Disclosure>
);

test.each(['{Enter}', ' '])('%s opens and closes it', async (key) => {
  const user = userEvent.setup();
  renderPart(visas);
  await user.tab();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(panelOf()).toHaveAttribute('hidden', 'until-found');
  await user.keyboard(key);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(panelOf()).not.toHaveAttribute('hidden');
  expect(panelOf()).toHaveTextContent('Online, in minutes.');
  await user.keyboard(key);
  expect(panelOf()).toHaveAttribute('hidden', 'until-found');
});

test('find-in-page opens it, and whoever asked is told', () => {
  const onToggle = vi.fn();
  renderPart(
    <Disclosure label="Visas" onToggle={onToggle}>
      <p>Online</p>
    </Disclosure>,
  );
  fireEvent(panelOf(), new Event('beforematch', { bubbles: true }));
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(panelOf()).not.toHaveAttribute('hidden');
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
});

test('its button stands in a heading of the level it is given', () => {
  renderPart(visas);
  expect(screen.getByRole('heading', { level: 3, name: 'Visas' })).toContainElement(button());
  expect(screen.queryByRole('region')).toBeNull();
});

test('an open panel is a region when it is told to be one', () => {
  renderPart(
    <Disclosure label="Visas" isRegion startsOpen>
      <p>Online</p>
    </Disclosure>,
  );
  expect(screen.getByRole('region', { name: 'Visas' })).toHaveTextContent('Online');
});

test('where there is room for all it is open, and has no button', () => {
  renderPart(
    <Disclosure label="Visas" headingLevel={2} isFixed>
      <p>Online</p>
    </Disclosure>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Visas' })).toBeVisible();
  expect(screen.getByText('Online')).toBeVisible();
});

test('on a server it is open; it closes as its page comes to life, without a word from React', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(inScope(visas));
  document.body.append(root);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(panelOf()).not.toHaveAttribute('hidden');
  const onRecoverableError = vi.fn();
  render(inScope(visas), { container: root, hydrate: true, onRecoverableError });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(panelOf()).toHaveAttribute('hidden', 'until-found');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

describe('in a group of which one is open', () => {
  function Group() {
    const memberOf = useAccordion('Visas');
    return ['Visas', 'Money'].map((name) => (
      <Disclosure key={name} label={name} {...memberOf(name)}>
        <p>{`About ${name}`}</p>
      </Disclosure>
    ));
  }
  const expanded = () => ['Visas', 'Money'].map((name) => button(name).getAttribute('aria-expanded'));

  test('opening one closes the other, and the open one can be closed', async () => {
    const user = userEvent.setup();
    renderPart(<Group />);
    expect(expanded()).toEqual(['true', 'false']);
    await user.click(button('Money'));
    expect(expanded()).toEqual(['false', 'true']);
    await user.click(button('Money'));
    expect(expanded()).toEqual(['false', 'false']);
  });
});

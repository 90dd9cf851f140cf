import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { MountElement } from './MountElement.tsx';

const config = { title: '</script>"\'<b>', items: [{ ctaLabel: 'العلا' }] };

test('is what a CMS would write for the widget', () => {
  const { container } = renderPart(
    <MountElement name="promotional-banner" config={config} load="visible" id="x" />,
  );
  const element = container.querySelector<HTMLElement>('[data-component="promotional-banner"]');
  expect(JSON.parse(element?.dataset['config'] ?? '')).toEqual(config);
  expect(element).toHaveAttribute('data-load', 'visible');
  expect(element).toHaveAttribute('id', 'x');
  expect(element).toBeEmptyDOMElement();
});

test('holds no script, on a server neither', () => {
  expect(renderToString(<MountElement name="faq" config={config} />)).not.toMatch(/<script|<\/script/);
});

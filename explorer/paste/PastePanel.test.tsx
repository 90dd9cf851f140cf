import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { siteData, widgetData } from '#testing/widget-data.ts';
import type { Config, Surroundings, WidgetData } from '../data.ts';
import { LanguageContext, type ExplorerLanguage } from '../words.ts';
import { PastePanel } from './PastePanel.tsx';

const surroundings: Surroundings = {
  language: 'en',
  mode: 'B2C',
  theme: 'default',
  siteTheme: undefined,
  margin: 'md',
  cmsMode: 'publish',
  person: undefined,
  network: 'sound',
};

interface Shown {
  readonly widget?: WidgetData;
  readonly config?: Config;
  readonly around?: Partial<Surroundings>;
  readonly language?: ExplorerLanguage;
}

const panel = ({ widget = widgetData('accordion'), config = {}, around = {}, language = 'en' }: Shown) => (
  <div dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
    <LanguageContext value={language}>
      <PastePanel
        widget={widget}
        site={siteData}
        config={config}
        surroundings={{ ...surroundings, ...around }}
      />
    </LanguageContext>
  </div>
);

/** The part of the panel with a heading. */
const block = (name: string) => within(screen.getByRole('region', { name }));
const codeOf = (name: string) => block(name).getByRole('region', { name: /^Text:|^النص:/ }).textContent;
const choose = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

test('a developer copies the HTML as it is now, and hears so', async () => {
  const user = userEvent.setup();
  const { rerender } = render(panel({ config: { title: 'Before you travel' } }));
  rerender(panel({ config: { title: 'Good to know' } }));
  await user.click(screen.getByRole('button', { name: 'Copy the HTML with an attribute' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toBe(codeOf('HTML with an attribute'));
  expect(copied).toContain('data-config="{&quot;title&quot;:&quot;Good to know&quot;}"');
  expect(copied).toContain('<h2>Good to know</h2>');
  expect(block('HTML with an attribute').getByRole('status')).toHaveTextContent('Copied.');
  expect(block('HTML with a script element').getByRole('status')).toBeEmptyDOMElement();
});

test('what has been copied is not said of a later configuration', async () => {
  const user = userEvent.setup();
  const { rerender } = render(panel({ config: { title: 'A' } }));
  await user.click(screen.getByRole('button', { name: 'Copy the HTML with a script element' }));
  expect(block('HTML with a script element').getByRole('status')).toHaveTextContent('Copied.');
  rerender(panel({ config: { title: 'B' } }));
  expect(block('HTML with a script element').getByRole('status')).toBeEmptyDOMElement();
});

test('where a browser refuses to copy the text is selected, has the focus, and the keys are said', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  render(panel({ config: { title: 'A' } }));
  await user.click(screen.getByRole('button', { name: 'Copy the HTML with a script element' }));
  const shown = block('HTML with a script element');
  expect(shown.getByRole('status')).toHaveTextContent('The text is selected: press Ctrl+C');
  expect(shown.getByRole('region')).toHaveFocus();
  expect(document.getSelection()?.toString()).toBe(codeOf('HTML with a script element'));
});

test('a developer chooses the system with the arrows, which go round', async () => {
  const user = userEvent.setup();
  render(panel({}));
  await user.tab();
  expect(screen.getByRole('tab', { name: 'HTML', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'AEM', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'AEM' })).toHaveTextContent('Line of HTL');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'The page', selected: true })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('region', { name: 'Text: Head of the page' })).toHaveFocus();
});

test('in Arabic the arrows follow the reading direction', async () => {
  const user = userEvent.setup();
  render(panel({ language: 'ar' }));
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'AEM', selected: true })).toHaveFocus();
});

test.each([
  ['AEM', 'Content of the node', 'sling:resourceType="tourism-widgets/components/accordion"'],
  ['Nunjucks', 'Call of the macro', '{% call widget("accordion", {'],
  ['WordPress', 'Block', '<!-- wp:tourism-widgets/accordion {"config":{"title":"Good to know"}} -->'],
  ['The page', 'Head of the page', '<script type="module" src="/widgets/loader.js"></script>'],
  ['The page', 'Preload hints', '/widgets/assets/own.en.js'],
  ['The page', 'Content-Security-Policy', "Content-Security-Policy: default-src 'self'"],
])('the tab %s has: %s', async (tab, name, expected) => {
  render(panel({ config: { title: 'Good to know' } }));
  await choose(tab);
  expect(codeOf(name)).toContain(expected);
});

test('a narrow margin stands on the mount element, and where a CMS writes that the author is told of the form', async () => {
  const around = { margin: 'sm' } as const;
  const { rerender } = render(panel({ around }));
  expect(codeOf('HTML with a script element')).toContain('<div data-component="accordion" data-margin="sm">');
  await choose('Nunjucks');
  expect(codeOf('Call of the macro')).toContain('"data-margin": "sm"');
  await choose('WordPress');
  expect(block('Block').getByText(/Choose it in the form/)).toBeVisible();
  rerender(panel({ around, config: { pageMargin: 'sm' } }));
  expect(block('Block').queryByText(/Choose it in the form/)).not.toBeInTheDocument();
});

test('language, mode and theme are said as those of the page', () => {
  render(panel({ around: { language: 'ar', mode: 'B2B', theme: 'blue' } }));
  expect(codeOf('Language, mode and theme')).toContain('<body data-mode="B2B" data-theme="blue">');
  expect(codeOf('HTML with an attribute')).not.toContain('blue');
});

test('rich text in the words of the fallback has lost what could run, the configuration has not', async () => {
  const html = '<p>Bring <b>water</b>.</p><img src="x" onerror="alert(1)"></div><script>alert(1)</script>';
  render(panel({ widget: widgetData('rich-text'), config: { text: html, body: html, content: html } }));
  await vi.waitFor(() =>
    expect(codeOf('HTML with an attribute')).toMatch(/^ {2}<p>Bring <b>water<\/b>\.<\/p>/m),
  );
  const [, words] = codeOf('HTML with an attribute').split('">\n');
  expect(words).not.toMatch(/onerror|script/);
  expect(codeOf('HTML with an attribute')).toContain('onerror=');
});

test('a configuration that no repository can hold is told, and the line of HTL stays', async () => {
  render(panel({ config: { items: [{ heading: 'A' }, 'B'] } }));
  await choose('AEM');
  expect(screen.getByText('accordion.items holds objects and texts.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy the content of the node' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy the line of HTL' })).toBeVisible();
});

test('before the first build hints are promised, and the rest of the page is there', async () => {
  render(panel({ widget: { ...widgetData('accordion'), files: undefined } }));
  await choose('The page');
  expect(screen.getByText(/there is no build yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the policy' })).toBeVisible();
});

test('what a configuration adds to the policy is named with its field, and so is what a browser refuses', async () => {
  const widget = widgetData('hero-banner');
  const video = { s7videoFileReference: 'https://s7.example.com/a.mp4' };
  const { rerender } = render(panel({ widget, config: { cards: [{ video }] } }));
  await choose('The page');
  expect(
    screen.getByText('media-src https://s7.example.com (cards[0].video.s7videoFileReference)'),
  ).toBeVisible();
  rerender(panel({ widget, config: { cards: [{ image: { fileReference: 'http://a.example/a.jpg' } }] } }));
  expect(screen.getByText('cards[0].image.fileReference')).toBeVisible();
  expect(screen.getByText(/adds nothing to the policy/)).toBeVisible();
});

test('in Arabic the panel speaks Arabic, and its code runs from left to right', async () => {
  render(panel({ language: 'ar', config: { title: 'قبل السفر' } }));
  expect(screen.getByRole('region', { name: 'ما يُلصق في الموقع' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'نسخ شيفرة HTML بسمة' }));
  const code = block('شيفرة HTML بسمة').getByText(/data-component/);
  expect(code).toHaveAttribute('dir', 'ltr');
  expect(code).toHaveAttribute('translate', 'no');
});

import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startUnitServer } from '#origin/unit-server.ts';
import { renderWidget } from '#testing/render-widget.tsx';

const { server } = startUnitServer();
const bodies: unknown[] = [];

beforeAll(() => {
  server.events.on('request:start', ({ request }) => {
    if (!request.url.endsWith('/own/submit')) return;
    const copy = request.clone();
    const isJson = copy.headers.get('content-type')?.includes('json');
    bodies.push((isJson ? copy.json() : copy.formData()) as unknown);
  });
});
beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  bodies.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const short = {
  title: 'Ask us',
  submitUrl: '/own/submit',
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'email', label: 'E-mail', type: 'email', required: true },
  ],
};
let pages = 0;
/** A page of its own, since what was typed and answered is kept by page. */
const show = (config: string | object, options: Parameters<typeof renderWidget>[2] = {}) => {
  pages += 1;
  return renderWidget('form-builder', config, { path: `form-${pages}.html`, ...options });
};
const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });

describe('sending', () => {
  test('a visitor fills the form in, sends it and reads the reference', async () => {
    const visitor = userEvent.setup();
    await show(short);
    await visitor.type(box('Name'), 'Salma');
    await visitor.type(box('E-mail'), 'salma@example.org');
    await visitor.click(send());
    const heading = await screen.findByRole('heading', { name: /we have received/ });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/^F-/)).toBeVisible();
    expect(await bodies[0]).toMatchObject({ name: 'Salma', email: 'salma@example.org', lang: 'en' });
  });

  test('what is missing stands in a summary that takes the focus and leads to the field', async () => {
    const visitor = userEvent.setup();
    await show(short);
    await visitor.click(send());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    await visitor.click(within(summary).getByRole('link', { name: /^Name:/ }));
    expect(box('Name')).toHaveFocus();
    expect(box('Name')).toHaveAccessibleDescription(/Please fill this in/);
    expect(bodies).toEqual([]);
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { setSession } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';
import { answerPage } from '../routes.ts';
import { readMenus, readSite } from '../template/content.ts';

/** What the demo’s header leads to, as the widget draws it from the page’s own configuration. */

setSession();
beforeEach(() => {
  vi.stubGlobal('dataLayer', []);
  windowOf(1440);
});

test.each(languages)(
  'whoever plans a trip finds the emergency numbers and the way here in the header’s menu (%s)',
  async (language) => {
    const address = `http://demo.test/${language}/home.html?bar=off`;
    const answer = await answerPage(new Request(address), '/src/not-built-loader.ts');
    const page = new DOMParser().parseFromString(answer?.html ?? '', 'text/html');
    const config = page.querySelector('#header > script')?.textContent ?? '';
    await renderWidget('header', JSON.parse(config) as object, { language });
    const { header, footer } = readMenus(language);
    const { title } = header.find(({ id }) => id === 'plan')!;
    await userEvent.click(screen.getByRole('button', { name: title }));
    const links = within(await screen.findByRole('list', { name: title })).getAllByRole('link');
    const emergency = footer
      .flatMap((group) => group.links)
      .find(({ ctaLink }) => ctaLink.endsWith('/emergency'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      expect.arrayContaining([
        [emergency?.ctaLabel, `/${language}/emergency`],
        [readSite(language).route, `/${language}/getting-here`],
      ]),
    );
  },
);

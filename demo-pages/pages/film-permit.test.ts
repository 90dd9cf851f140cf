// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { answerPage } from '../routes.ts';

interface Config {
  readonly submitUrl: string;
  readonly steps: readonly { readonly title: string }[];
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly required?: boolean;
    readonly showIf?: object;
  }[];
}

test.each(languages)(
  'without a script the form asks the same in %s, and leads to what is said then',
  async (language) => {
    const request = new Request(`http://demo.test/${language}/film-permit.html?bar=off`);
    const answer = await answerPage(request, '/src/not-built-loader.ts');
    const page = new DOMParser().parseFromString(answer?.html ?? '', 'text/html');
    const mount = page.querySelector('[data-component=form-builder]');
    const config = JSON.parse(mount?.querySelector('script')?.textContent ?? '') as Config;
    const form = mount?.querySelector('form') as HTMLFormElement;
    expect(form.getAttribute('action')).toBe(config.submitUrl);
    expect(form.method).toBe('post');
    const legends = [...form.querySelectorAll(':scope > fieldset > legend')];
    expect(legends.map((legend) => legend.textContent)).toEqual(config.steps.map(({ title }) => title));

    for (const { name, label, required = false, showIf } of config.fields) {
      const control = form.querySelector<HTMLInputElement>(`[name=${name}]`);
      const words = control?.labels?.[0]?.textContent ?? '';
      const group = control?.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
      expect(words.includes(label) || group.includes(label), label).toBe(true);
      // Nobody knows without a script whether a condition holds.
      expect(control?.required, name).toBe(required && !showIf);
    }
    const next = new FormData(form).get('next');
    expect(next).toBe(`/${language}/film-permit.html#sent`);
    expect(page.querySelector('#sent')?.textContent?.trim()).not.toBe('');
  },
);

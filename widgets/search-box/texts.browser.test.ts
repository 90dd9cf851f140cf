import { expect, test } from 'vitest';
import { inAddress, seenOf, naughty } from '#testing/naughty.ts';
import { fieldOf, showBox } from '#testing/browser/search-page.ts';
import { setStage } from '#testing/browser/stage.ts';

const stage = setStage();

/** One text of each kind; all of them are typed in jsdom. */
const keptTexts = Object.values(naughty.kept).map(([first]) => first!);
const typedAndKept = [...keptTexts.map((text) => [text, seenOf(text)] as const), ...naughty.changed];

/** Code units of a text: half a surrogate pair does not survive the way to the browser. */
const unitsOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

interface Seen {
  /** Where the search led; empty for nowhere. */
  readonly link: string;
  /** The origin was asked for suggestions for it. */
  readonly isSent: boolean;
  /** Code units of the recent searches as they are shown, newest first. */
  readonly shown: number[][];
}

test('a naughty text of each kind is typed, sent, stored and read back as it is, without markup; five stay five', async () => {
  const page = await showBox(stage, { over: { debounce: 0 } });
  await fieldOf(page).click();
  await page.getByRole('list').first().waitFor();

  const seen = await page.evaluate(
    async (texts: { units: number[]; sent: string }[]): Promise<Seen[]> => {
      const asked = new Set<string | null>();
      const { fetch } = window;
      window.fetch = (address, init) => {
        asked.add(new URL(new Request(address).url).searchParams.get('suggestion'));
        return fetch(address, init);
      };
      const input = document.querySelector<HTMLInputElement>('input[role="combobox"]')!;
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const type = async (text: string) => {
        setValue.call(input, text);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await frame();
        await frame();
      };
      const layer = ((window as unknown as { dataLayer?: { link: string }[] }).dataLayer ??= []);
      const results: Seen[] = [];
      for (const { units, sent } of texts) {
        layer.length = 0;
        await type(String.fromCharCode(...units));
        const isAsked = () => sent === '' || asked.has(sent);
        for (let look = 0; !isAsked() && look < 100; look++) await frame();
        input.form!.requestSubmit();
        // The page is not left: a visitor who presses Escape stays.
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        await type('');
        const shown = [...document.querySelectorAll('li bdi')].map(({ textContent }) =>
          Array.from({ length: textContent.length }, (_, at) => textContent.charCodeAt(at)),
        );
        results.push({ link: layer[0]?.link ?? '', shown, isSent: asked.has(sent) });
      }
      return results;
    },
    typedAndKept.map(([typed, kept]) => ({ units: unitsOf(typed), sent: kept.toWellFormed() })),
  );

  const expected: string[] = [];
  for (const [index, [, kept]] of typedAndKept.entries()) {
    const { link, shown, isSent } = seen[index]!;
    expect(isSent, kept).toBe(true);
    const term = inAddress(kept);
    if (term === '') {
      expect(link).toBe('');
      continue;
    }
    expect(link).not.toMatch(/[<>]|%3[ce]/i);
    expect(new URL(link, stage.server.url).searchParams.get('search')).toBe(term);
    if (expected.includes(kept)) expected.splice(expected.indexOf(kept), 1);
    expected.unshift(kept);
    // What is kept of a text with markup may be a search that was made before, in other letters.
    const terms = shown.map((units) => String.fromCharCode(...units));
    expect(terms[0]).toBe(kept);
    if (index < keptTexts.length) expect(terms).toEqual(expected.slice(0, 5));
  }
});

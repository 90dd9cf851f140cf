import { currencyOf } from '#src/countries/currencies.ts';
import { useKeptNationality } from '#src/geolocation/user-visa.ts';
import type { Language } from '#src/i18n/languages.ts';
import { keepChoice, useChoice } from '#src/storage/choice.ts';
import { usePage, useScope } from '#src/widget/context.ts';
import type { Rates } from './useRates.ts';
import type { Config } from './widget.ts';

/** Two currencies, by their codes. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** What most readers of a language have in their pockets, where nothing better is known. */
const byLanguage: Readonly<Record<Language, string>> = {
  en: 'USD',
  ar: 'AED',
  zh: 'CNY',
  de: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  ja: 'JPY',
  ru: 'RUB',
};

/**
 * The currencies that are converted: those chosen last in this browser, else the author's, else the one of the nationality that was
 * asked about for a visa, else the one of the language; into the base.
 */
export function usePair(
  { base, defaultFrom, defaultTo }: Config,
  { byCode }: Rates,
): readonly [pair: Pair, choose: (pair: Pair) => void] {
  const { name } = useScope();
  const { language } = usePage();
  const kept = useChoice(name);
  const nationality = useKeptNationality();
  const firstOf = (...codes: readonly (string | undefined)[]) =>
    codes.find((code) => code !== undefined && byCode.has(code));
  const [keptFrom, keptTo] = (kept ?? '').split(' ');
  const to = firstOf(keptTo, defaultTo, base) ?? base;
  const others = [...byCode.keys()].find((code) => code !== to);
  const from =
    firstOf(keptFrom, defaultFrom, nationality && currencyOf(nationality), byLanguage[language]) ??
    others ??
    base;
  return [{ from, to }, (pair) => keepChoice(name, `${pair.from} ${pair.to}`)];
}

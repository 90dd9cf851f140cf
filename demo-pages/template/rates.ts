import type { Language } from '#src/i18n/languages.ts';
import rates from '../content/rates.json' with { type: 'json' };
import { mountElement } from '../html.ts';
import { asOf as dateOf, section, type ServicePart } from './guide.ts';

/** The `currency-converter` of a page; without script its rates stand in a table. */
export function renderRates({ id, title, text, load }: ServicePart, language: Language): string {
  const { asOf, base, commonAmounts } = rates;
  const config = {
    title,
    description: text,
    base,
    rates: rates.rates,
    asOf,
    commonAmounts,
    disclaimer: rates.disclaimer[language],
  };
  // The first are those of most visitors.
  const rows = Object.entries(rates.rates)
    .slice(0, 8)
    .map(
      ([code, rate]) =>
        `<tr><th scope="row">100 ${code}</th><td>${(100 / rate).toFixed(2)} ${base}</td></tr>`,
    );
  const dated = dateOf(asOf, language);
  const fallback = section(
    title,
    text,
    `<table class="site-rates"><tbody>${rows.join('')}</tbody></table>${dated}`,
  );
  return mountElement('currency-converter', config, { id, load, fallback });
}

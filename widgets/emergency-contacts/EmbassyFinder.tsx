import { useMemo } from 'react';
import { countryName } from '#src/countries/names.ts';
import { countryOptions } from '#src/countries/options.ts';
import { useKeptNationality } from '#src/geolocation/user-visa.ts';
import { keepChoice, useChoice } from '#src/storage/choice.ts';
import { Combobox } from '#src/ui/combobox/Combobox.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage, useScope } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { EmbassyCard } from './EmbassyCard.tsx';
import styles from './emergency-contacts.module.css';
import type en from './messages/en.json';
import type { Embassy } from './widget.ts';

/** Finds the embassy of a country. */
export function EmbassyFinder({ embassies }: { readonly embassies: readonly Embassy[] }) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const level = useHeadingLevel();
  const { name } = useScope();
  const chosen = useChoice(name);
  const nationality = useKeptNationality();
  // The one chosen last in this browser, else the one of the question about visas.
  const country = chosen ?? nationality ?? '';
  const options = useMemo(() => {
    const present = new Set(embassies.map((embassy) => embassy.country));
    return countryOptions(language).filter(({ value }) => present.has(value));
  }, [embassies, language]);
  const isOffered = options.some(({ value }) => value === country);
  // Who has said where they are from is told that they are known, and have no embassy here.
  const isNotListed = chosen === undefined && nationality !== undefined && !isOffered;
  const found = embassies.filter((embassy) => embassy.country === country);

  return (
    <div className={styles['finder']}>
      <Heading level={level}>{t('embassies')}</Heading>
      <Combobox
        label={t('country')}
        help={isNotListed ? t('notListed', { country: countryName(nationality, language) }) : undefined}
        placeholder={t('chooseCountry')}
        unknown={t('unknownCountry')}
        options={options}
        value={isOffered ? country : ''}
        onChange={(code) => keepChoice(name, code)}
      />
      {isOffered && (
        <ul className={styles['embassies']}>
          {found.map((embassy) => (
            <EmbassyCard
              key={`${embassy.city} ${embassy.address} ${embassy.phone}`}
              embassy={embassy}
              level={levelBelow(level)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

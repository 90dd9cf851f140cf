import { useId } from 'react';
import { countriesByName } from '#src/countries/by-name.ts';
import { Select } from '#src/ui/Select.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './geo-content.module.css';
import type en from './messages/en.json';

/** The option that takes a choice back. */
const auto = 'auto';

interface Props {
  /** Code of the country whose content is shown; undefined while none is known. */
  readonly country: string | undefined;
  readonly isChosen: boolean;
  /** @param country undefined for where the visitor seems to be */
  readonly onChoose: (country: string | undefined) => void;
}

/** Says for which country the content is, and lets the visitor choose another. The list has its width before the answer. */
export function CountryChoice({ country, isChosen, onChoose }: Props) {
  const { language } = usePage();
  const t = useMessages<typeof en>();
  const id = useId();
  // A server may know other names for countries than this browser.
  const countries = useHydrated() ? countriesByName(language) : [];
  return (
    <p className={styles['choice']}>
      <label htmlFor={id}>{t('shownFor')}</label>
      <Select
        id={id}
        form=""
        value={country ?? ''}
        onChange={({ target: { value } }) => onChoose(value === auto ? undefined : value)}
      >
        {country === undefined && <option value="">{t('everybody')}</option>}
        {isChosen && <option value={auto}>{t('auto')}</option>}
        {countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </p>
  );
}

import { useEffect, useMemo, useRef } from 'react';
import { countryName } from '#src/countries/names.ts';
import { countryOptions } from '#src/countries/options.ts';
import { useCountry } from '#src/geolocation/useCountry.ts';
import { Combobox } from '#src/ui/combobox/Combobox.tsx';
import { Button } from '#src/ui/Button.tsx';
import { RadioTiles } from '#src/ui/RadioTiles.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { documentTypes, purposes } from './cases.ts';
import type en from './messages/en.json';
import type { Question } from './rules.ts';
import styles from './visa-regulation.module.css';

interface Props {
  readonly question: Question;
  /** Countries of which residence or a visa counts; where there are none nobody is asked. */
  readonly residenceCodes: readonly string[];
  /** How often a visitor has asked without a country. The field takes the focus each time. */
  readonly missed: number;
  readonly onChange: (answers: Partial<Question>) => void;
}

/** What a visitor asks about: whose passport, for what, with which document. */
export function QuestionFields({ question, residenceCodes, missed, onChange }: Props) {
  const { nationality, purpose, documentType, residenceIn } = question;
  const { language } = usePage();
  const t = useMessages<typeof en>();
  const country = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const seen = useCountry(isHydrated && nationality === '');
  // A server may know other names for countries than this browser.
  const countries = useMemo(() => (isHydrated ? countryOptions(language) : []), [isHydrated, language]);
  const residences = useMemo(
    () => countries.filter(({ value }) => residenceCodes.includes(value)),
    [countries, residenceCodes],
  );

  useEffect(() => {
    if (missed > 0) country.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [missed]);

  return (
    <>
      <div ref={country} className={styles['country']}>
        <Combobox
          label={t('nationality')}
          placeholder={t('chooseCountry')}
          unknown={t('unknownCountry')}
          error={missed > 0 ? t('missingCountry') : undefined}
          options={countries}
          value={nationality}
          onChange={(code) => onChange({ nationality: code })}
          isRequired
        />
        <div className={styles['hint']}>
          {seen && nationality === '' && (
            <Button look="stroke" size="small" onClick={() => onChange({ nationality: seen })}>
              {t('hint', { country: countryName(seen, language) })}
            </Button>
          )}
        </div>
      </div>
      <RadioTiles
        legend={t('purpose')}
        tiles={purposes.map((key) => ({ key, label: t(key) }))}
        chosen={purpose}
        onChoose={(key) => onChange({ purpose: key })}
        areInRow
      />
      <RadioTiles
        legend={t('document')}
        tiles={documentTypes.map((key) => ({ key, label: t(key) }))}
        chosen={documentType}
        onChoose={(key) => onChange({ documentType: key })}
        areInRow
      />
      {residenceCodes.length > 0 && (
        <Combobox
          label={t('residence')}
          help={t('residenceHelp')}
          placeholder={t('noResidence')}
          unknown={t('unknownResidence')}
          options={residences}
          value={residenceIn}
          onChange={(code) => onChange({ residenceIn: code })}
        />
      )}
    </>
  );
}

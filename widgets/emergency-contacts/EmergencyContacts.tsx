import { useMemo } from 'react';
import { countryCodes } from '#src/countries/codes.ts';
import { AsOf } from '#src/dated/AsOf.tsx';
import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { EmbassyFinder } from './EmbassyFinder.tsx';
import styles from './emergency-contacts.module.css';
import type en from './messages/en.json';
import { NumberCard } from './NumberCard.tsx';
import type { Embassy } from './widget.ts';
import type widget from './widget.ts';

/** Emergency numbers to press, and the embassy of one’s country. Nothing is asked for: it works offline once it is there. */
export function EmergencyContacts({ config }: WidgetProps<typeof widget>) {
  const { numbers, asOf, staleDays } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { embassies, unknown } = useMemo(() => byCountry(config.embassies), [config.embassies]);
  if (numbers.length + embassies.length === 0) return null;
  return (
    <Section
      config={config}
      label={t('name')}
      head={{ space: 'close' }}
      note={unknown.length > 0 && t('unknownCodes', { codes: format.list(unknown) })}
      className={styles['contacts']}
    >
      {numbers.length > 0 && (
        <ul className={styles['numbers']}>
          {numbers.map((number) => (
            <NumberCard key={`${number.label} ${number.phone}`} {...number} />
          ))}
        </ul>
      )}
      {embassies.length > 0 && <EmbassyFinder embassies={embassies} />}
      <AsOf asOf={asOf} staleDays={staleDays} />
    </Section>
  );
}

/** The embassies with their country's code in capitals, and what names no country. */
function byCountry(written: readonly Embassy[]) {
  const all = written.map((embassy) => ({ ...embassy, country: embassy.country.toUpperCase() }));
  const embassies = all.filter(({ country }) => countryCodes.includes(country));
  const unknown = all.flatMap(({ country }) => (countryCodes.includes(country) ? [] : [country]));
  return { embassies, unknown };
}

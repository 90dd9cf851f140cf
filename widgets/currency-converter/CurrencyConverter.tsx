import { useMemo, useRef } from 'react';
import { AsOf } from '#src/dated/AsOf.tsx';
import { PrintButton } from '#src/outputs/PrintButton.tsx';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Section } from '#src/section/Section.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Amounts } from './Amounts.tsx';
import { currencyOptions } from './currencies.ts';
import styles from './currency-converter.module.css';
import { Fields } from './Fields.tsx';
import type en from './messages/en.json';
import { usePair } from './usePair.ts';
import { useRates } from './useRates.ts';
import type widget from './widget.ts';

/** An amount in another currency, at rates whose day is told. */
export function CurrencyConverter({ config }: WidgetProps<typeof widget>) {
  const { commonAmounts, disclaimer, staleDays } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { language } = usePage();
  const frame = useRef<HTMLElement>(null);
  const rates = useRates(config);
  const [pair, choose] = usePair(config, rates);
  const options = useMemo(() => currencyOptions(rates.byCode.keys(), language), [rates.byCode, language]);
  if (rates.byCode.size < 2) return null;

  const notes = [
    rates.unusable.length > 0 && t('unusable', { codes: format.list(rates.unusable) }),
    rates.expectedUrl !== undefined && t('wrongAddress', { expected: rates.expectedUrl }),
  ];
  const rateOf = (code: string) => rates.byCode.get(code) ?? 1;
  const conversion = { pair, fromRate: rateOf(pair.from), toRate: rateOf(pair.to) };

  return (
    <Section
      ref={frame}
      config={config}
      label={t('name')}
      head={{ space: 'close' }}
      note={notes.filter(Boolean).join(' ')}
      className={styles['converter']}
    >
      <Fields
        {...conversion}
        options={options}
        onChoose={choose}
        initial={commonAmounts[Math.floor(commonAmounts.length / 2)] ?? 1}
      />
      {commonAmounts.length > 0 && <Amounts {...conversion} amounts={commonAmounts} />}
      {disclaimer && <Disclaimer html={disclaimer} />}
      <div className={styles['foot']}>
        <AsOf asOf={rates.asOf} staleDays={staleDays} />
        <PrintButton part={frame}>{t('print')}</PrintButton>
      </div>
    </Section>
  );
}

/** What its author says of the rates; it is left out where it cannot be written. */
const Disclaimer = ({ html }: { readonly html: string }) => (
  <div className={styles['disclaimer']}>
    <RichText html={html} headingLevel={useHeadingLevel()} otherwise={null} />
  </div>
);

import { useMemo, useRef } from 'react';
import { assetSize } from '#src/assets/size.ts';
import { defineForm, type GivenField } from '#src/forms/definition.ts';
import { Form } from '#src/forms/Form.tsx';
import { writtenField } from '#src/forms/written-field.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { toJson } from '#src/text/json.ts';
import { useToday } from '#src/time/useToday.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { bytesOf, licencesOf, type Row } from './rows.ts';
import type { CheckedCart } from './useCheckedCart.ts';
import { licenceField, useOrder, type NewOrder } from './useOrder.ts';
import type { Config } from './widget.ts';

interface Props {
  /** Files by packages, at least one. */
  readonly parts: readonly (readonly Row[])[];
  readonly checked: CheckedCart;
  readonly config: Config;
  readonly onOrder: (order: NewOrder) => void;
}

/** Characters of a file's name. */
const longestName = 100;

/** What is asked before a package is made: which one of several, the licences, what the files are for, what it is called. */
export function OrderForm({ parts, checked, config, onOrder }: Props) {
  const t = useMessages<typeof en>();
  const page = usePage();
  const today = useToday(page.site.timeZone);
  const ordered = useRef<NewOrder>(undefined);
  const definition = useDefinition(parts, config);
  const send = useOrder({
    config,
    checked,
    parts,
    onOrder(order) {
      ordered.current = order;
    },
  });
  const prefill = useMemo(
    () => (today === undefined ? undefined : { part: '1', filename: t('defaultName', { date: today }) }),
    [t, today],
  );
  return (
    <Form
      definition={definition}
      send={send}
      prefill={prefill}
      sendLabel={t('prepare')}
      hasHoneypot={false}
      ownWords={({ status, error }) =>
        error === 'changed' ? t('changed') : status === 403 ? t('refused') : undefined
      }
      onSent={() => ordered.current && onOrder(ordered.current)}
    />
  );
}

function useDefinition(parts: Props['parts'], config: Config) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = levelBelow(useHeadingLevel());
  const { purposes, purposeRequired, licenceHtml } = config;
  const options = parts.map((rows, index) => ({
    value: String(index + 1),
    label: t('part', {
      part: index + 1,
      count: rows.length,
      size: assetSize(bytesOf(rows), format),
    }),
  }));
  const licences = licencesOf(parts.flat(), licenceHtml);
  // The fields are the same as long as these are.
  const facts = toJson({ options, licences });

  return useMemo(() => {
    const known = JSON.parse(facts) as { options: typeof options; licences: typeof licences };
    const which: GivenField = writtenField({
      name: 'part',
      label: t('which'),
      type: 'choice',
      required: true,
      options: known.options,
    });
    const accepted = known.licences.map((licence): GivenField => {
      const { name, count, html } = licence;
      return {
        ...writtenField({
          name: licenceField(licence),
          label: t('accept', { licence: name, count }),
          type: 'consent',
          required: true,
        }),
        group: t('licences'),
        refusedAs: ['acceptedLicences'],
        after: html && (
          <Disclosure label={t('terms', { licence: name })} look="small">
            <RichText html={html} headingLevel={level} />
          </Disclosure>
        ),
      };
    });
    const purpose: GivenField = writtenField({
      name: 'purpose',
      label: t('purpose'),
      type: 'select',
      required: purposeRequired,
      options: purposes.map((text) => ({ value: text, label: text })),
    });
    const filename: GivenField = writtenField({
      name: 'filename',
      label: t('filename'),
      help: t('filenameHelp'),
      pattern: 'filename',
      required: true,
      maxLength: longestName,
    });
    return defineForm([
      ...(known.options.length > 1 ? [which] : []),
      ...accepted,
      ...(purposes.length > 0 ? [purpose] : []),
      filename,
    ]);
  }, [facts, purposes, purposeRequired, level, t]);
}

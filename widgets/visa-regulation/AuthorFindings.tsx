import { useMemo } from 'react';
import { countryName } from '#src/countries/names.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { findingsOf } from './findings.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** What contradicts, what is missing and what nobody knows among the rules; for their author alone. */
export function AuthorFindings({ config }: { readonly config: Config }) {
  const { language } = usePage();
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { conflicts, gaps, unknown, unused } = useMemo(() => findingsOf(config), [config]);
  const named = (codes: readonly string[]) => format.list(codes.map((code) => countryName(code, language)));
  const numbered = (rules: readonly number[]) => format.list(rules.map((rule) => format.number(rule)));
  const notes = [
    ...conflicts.map(({ rules, countries, purpose, documentType }) =>
      t('foundConflict', {
        rules: numbered(rules),
        countries: named(countries),
        purpose: t(purpose),
        document: t(documentType),
      }),
    ),
    ...gaps.map(({ countries, purpose, documentType }) =>
      t('foundGap', { countries: named(countries), purpose: t(purpose), document: t(documentType) }),
    ),
    ...(unknown.length > 0 ? [t('foundUnknown', { names: format.list(unknown) })] : []),
    ...(unused.length > 0 ? [t('foundUnused', { rules: numbered(unused) })] : []),
  ];
  return notes.map((note) => <AuthorNote key={note}>{note}</AuthorNote>);
}

import { useMemo, type ReactNode } from 'react';
import { usePasswordFields } from '#src/forms/account/usePasswordFields.ts';
import { defineForm, type Definition, type GivenField } from '#src/forms/definition.ts';
import { writtenField } from '#src/forms/written-field.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { defaultNames, inSteps, registrationFields } from './fields.ts';
import type en from './messages/en.json';
import styles from './register-form.module.css';
import type { Config } from './widget.ts';

/**
 * The form of a registration: its fields, the question about mails, and the consent under its terms.
 */
export function useDefinition(config: Config): Definition {
  const { kind, fields: authored, passwordPolicy, steps, terms, termsLink, marketingOptIn } = config;
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const { password } = usePasswordFields(passwordPolicy);

  return useMemo(() => {
    const usual = defaultNames(kind, language);
    const asked = registrationFields(authored, usual, password, t);
    const marketing = writtenField({ name: 'marketing', type: 'consent', label: t('marketing') });
    const consent: GivenField = {
      ...writtenField({ name: 'terms', type: 'consent', label: t('terms'), required: true }),
      before: <Terms html={terms} link={termsLink} />,
    };
    const all = [...asked, ...(marketingOptIn ? [marketing] : []), ...(terms || termsLink ? [consent] : [])];
    const placed = inSteps(all, steps, t);
    return steps > 1 ? defineForm(placed.fields, placed.steps) : defineForm(all);
  }, [authored, kind, language, marketingOptIn, password, steps, t, terms, termsLink]);
}

interface TermsProps {
  readonly html: string;
  readonly link: string | undefined;
}

function Terms({ html, link }: TermsProps): ReactNode {
  const headingLevel = useHeadingLevel();
  const t = useMessages<typeof en>();
  return (
    <div className={styles['terms']}>
      {html && <RichText html={html} headingLevel={headingLevel} />}
      {link && (
        <p>
          <Link
            className={styles['link']}
            href={link}
            opensNewWindow
            event={{ event: 'cta_click', clickText: t('readTerms') }}
          >
            <span>{t('readTerms')}</span>
          </Link>
        </p>
      )}
    </div>
  );
}

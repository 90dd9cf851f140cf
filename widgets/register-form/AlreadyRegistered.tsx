import { languageRootPath } from '#src/page/language.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './register-form.module.css';

/** What somebody who has an account sees in place of the form. */
export function AlreadyRegistered() {
  const headingLevel = useHeadingLevel();
  const t = useMessages<typeof en>();
  const root = languageRootPath(usePage());
  return (
    <div className={styles['already']} data-personal>
      <Heading level={headingLevel} look="h4">
        {t('already')}
      </Heading>
      <p>{t('alreadyText')}</p>
      <Button look="stroke" size="small" href={root} event={{ event: 'cta_click', clickText: t('home') }}>
        {t('home')}
      </Button>
    </div>
  );
}

import { Section } from '#src/section/Section.tsx';
import { useMailToken } from '#src/account/useMailToken.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Mailed } from './Mailed.tsx';
import type en from './messages/en.json';
import { NoLink } from './NoLink.tsx';
import styles from './unsubscribe-page.module.css';
import type widget from './widget.ts';
import { Waiting } from './Waiting.tsx';

/** Fetched on an author's page only. */
const Sample = lazyComponent(async () => (await import('./Sample.tsx')).Sample);

/** Where the link of a mail leads whose reader wants no more, or fewer, of them. Opening it changes nothing. */
export function UnsubscribePage({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const isAuthor = usePage().cmsMode === 'author';
  const mail = useMailToken(config.tokenParam);

  const content = () => {
    if (isAuthor) return <Sample config={config} />;
    if (!mail) return <Waiting />;
    if (mail.token) return <Mailed config={config} token={mail.token} />;
    const { centreLink, homeLink } = config;
    return (
      <NoLink centreLink={centreLink} homeLink={homeLink} why={mail.isMalformed ? 'malformed' : 'noLink'} />
    );
  };
  return (
    <Section
      config={{ ...config, title: config.title || t('title') }}
      note={t('note', { parameter: config.tokenParam })}
      head={{ space: 'close' }}
      className={styles['section']}
    >
      <div className={styles['content']} data-personal={isAuthor ? undefined : ''}>
        {content()}
      </div>
    </Section>
  );
}

import { useRef } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { Section } from '#src/section/Section.tsx';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { useAskForSignIn } from '#src/sign-in/requests/useAskForSignIn.ts';
import { useSubscriptions } from '#src/subscriptions/queries.ts';
import { TroubleNote } from '#src/subscriptions/TroubleNote.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { listOf } from '#src/text/list-of.ts';
import { Choices } from './Choices.tsx';
import type en from './messages/en.json';
import { SignInPrompt } from './SignInPrompt.tsx';
import styles from './subscription-centre.module.css';
import { useEdits } from './useEdits.ts';
import type widget from './widget.ts';

/** Fetched on an author's page only. */
const Sample = lazyComponent(async () => (await import('./Sample.tsx')).Sample);

/** Which mails a visitor gets, how often and in which language. */
export function SubscriptionCentre({ config }: WidgetProps<typeof widget>) {
  const { topics } = config;
  const t = useMessages<typeof en>();
  const api = useApi();
  const section = useRef<HTMLElement>(null);
  const { user, isPending } = useUser();
  const { data, error, ...known } = useSubscriptions(user);
  const { edits, change, carried, restore, hasExpired } = useEdits(section, user);
  const ask = useAskForSignIn({ name: 'mail choices', act: restore });

  const isAuthor = api.page.cmsMode === 'author';
  if (isAuthor && topics.length === 0) return null;
  const isRefused = error instanceof ApiError && error.status === 401;
  const content = () => {
    if (isAuthor) return <Sample config={config} />;
    if (!isPending && (!user || (isRefused && !data)))
      return (
        <SignInPrompt
          hasExpired={hasExpired || isRefused}
          hasChanges={carried !== ''}
          onAsk={ask && (() => ask({ detail: carried }))}
        />
      );
    if (data)
      return <Choices config={config} user={user} data={data} {...known} edits={edits} change={change} />;
    if (error) return <TroubleNote error={error} onRetry={known.refetch} />;
    return (
      <Skeleton>
        <SkeletonBox shape="text" className={styles['waitingLine']} />
        {listOf(topics.length || 3, (index) => (
          <div key={index} className={styles['waitingRow']}>
            <SkeletonBox shape="text" lines={2} />
          </div>
        ))}
        <SkeletonBox shape="button" />
      </Skeleton>
    );
  };

  return (
    <Section
      ref={section}
      config={config}
      label={t('label')}
      note={t('sample')}
      head={{ space: 'close' }}
      className={styles['section']}
    >
      <div data-personal={isAuthor ? undefined : ''}>{content()}</div>
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useProfileStatus } from '#src/account/useProfileStatus.ts';
import { partnerQuery } from '#src/partners/partner-queries.ts';
import { nameIn, type PartnerText } from '#src/partners/partner-text.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './portal-dashboard.module.css';
import { Trouble } from './Trouble.tsx';

/** Keeps a name of another script from turning the words around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Greets the visitor by name, and says for whom they work and how complete their profile is. */
export function Greeting({ greeting }: { readonly greeting: string }) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const { user } = useUser();
  const name = user?.firstName ?? '';
  const wanted = greeting || t('greeting');
  const words = wanted.includes('{name}') && !name ? t('welcome') : wanted;
  return (
    <div className={styles['greeting']}>
      <div className={styles['words']}>
        <Heading level={level} look="h3">
          <span dir="auto">{words.replaceAll('{name}', () => isolated(name))}</span>
        </Heading>
        <Company />
      </div>
      <Completion />
    </div>
  );
}

/** For whom the visitor works, and how far the company's entry in the directory is: nothing of it where nobody knows. */
function Company() {
  const t = useMessages<typeof en>();
  const api = useApi();
  const { user, role } = useUser();
  const { companyId = '', companyName = '' } = user?.company ?? {};
  const isListed = role.startsWith('PARTNER_');
  const query = partnerQuery(api, user, isListed ? companyId : '');
  const { data } = useQuery(useAfterHydration(query));
  const { text, lang }: PartnerText = data ? nameIn(data, api.page.language) : { text: companyName };
  if (!text) return null;
  return (
    <p className={styles['company']}>
      <span dir="auto" lang={lang}>
        {text}
      </span>
      {data && <span className={styles['state']}>{t(data.status)}</span>}
    </p>
  );
}

/** How complete the profile is: a meter (APG), in words. */
function Completion() {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const id = useId();
  const { status, hasFailed, again } = useProfileStatus();
  if (hasFailed) return <Trouble text={t('noProfile')} about={t('profile')} onRetry={again} />;
  if (!status) return null;
  const { complete } = status;
  return (
    <div className={styles['completion']}>
      <p id={id}>{t('complete', { percent: format.number(complete / 100, { style: 'percent' }) })}</p>
      <div role="meter" aria-labelledby={id} aria-valuemin={0} aria-valuemax={100} aria-valuenow={complete}>
        <svg className={styles['meter']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={complete} height={1} />
        </svg>
      </div>
    </div>
  );
}

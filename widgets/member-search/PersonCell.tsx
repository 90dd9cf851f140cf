import { userIdOf, type User } from '#src/api/user.ts';
import { NoValue } from '#src/table/NoValue.tsx';
import { emailPattern } from '#src/text/mail.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Member } from './member.schema.ts';
import styles from './member-search.module.css';
import type en from './messages/en.json';
import { wordOf } from './roles.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly member: Member;
  readonly column: Config['columns'][number];
  /** Who is signed in: their own row says so. */
  readonly user: User | null;
}

/** What a cell shows of a person; a dash where nothing is known. */
export function PersonCell({ member, column, user }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  if (column === 'name') return <Name member={member} isOwn={isOwn(member, user)} />;
  const value =
    column === 'lastLogin' ? format.date(member.lastLogin, { dateStyle: 'medium' }) : member[column];
  if (value === '') return <NoValue />;
  if (column === 'email') return <Mail address={value} />;
  return (
    <bdi className={styles[column]} data-value={member.status}>
      {column === 'lastLogin' ? value : wordOf(value, t)}
    </bdi>
  );
}

function Name({ member, isOwn }: { readonly member: Member; readonly isOwn: boolean }) {
  const t = useMessages<typeof en>();
  const name = `${member.firstName} ${member.lastName}`.trim();
  return (
    <span className={styles['name']}>
      {name ? <bdi dir="auto">{name}</bdi> : <NoValue />}
      {isOwn && <span className={styles['own']}>{t('you')}</span>}
    </span>
  );
}

/** A link to a mail address, which no event reports: it names a person. It may break before its host. */
function Mail({ address }: { readonly address: string }) {
  const [name, host] = address.split(/(?=@)/, 2);
  const text = (
    <bdi dir="ltr">
      {name}
      <wbr />
      {host}
    </bdi>
  );
  if (!emailPattern.test(address)) return text;
  return (
    <a className={styles['mail']} href={`mailto:${encodeURI(address)}`}>
      {text}
    </a>
  );
}

function isOwn({ id, email }: Member, user: User | null): boolean {
  if (!user) return false;
  return id === userIdOf(user) || (email !== '' && email.toLowerCase() === user.email.toLowerCase());
}

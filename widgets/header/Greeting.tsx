import type { User } from '#src/session/user.ts';
import type { UserMenuConfig } from './config.ts';

interface Props {
  readonly userMenu: UserMenuConfig;
  /** Null for an anonymous visitor, who is greeted without a name. */
  readonly user: User | null;
  readonly className: string | undefined;
}

/** Welcomes the visitor, by all names there are. */
export function Greeting({ userMenu: { welcomeLabel }, user, className }: Props) {
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  if (!welcomeLabel && !name) return null;
  return (
    <p className={className} data-personal={name ? '' : undefined}>
      {welcomeLabel && <span>{welcomeLabel}</span>}
      {welcomeLabel && name && ' '}
      {name && <bdi>{name}</bdi>}
    </p>
  );
}

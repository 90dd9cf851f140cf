import type { User } from '#src/api/user.ts';
import type { UserMenuConfig } from './config.ts';

interface Props {
  readonly userMenu: UserMenuConfig;
  readonly user: User;
  readonly className: string | undefined;
}

/** Welcomes the visitor, by all names there are. */
export function Greeting({ userMenu: { welcomeLabel }, user, className }: Props) {
  const { firstName, lastName } = user;
  const name = `${firstName} ${lastName}`.trim();
  if (!welcomeLabel && !name) return null;
  return (
    <p className={className} data-personal="">
      {welcomeLabel && <span>{welcomeLabel}</span>}
      {welcomeLabel && name && ' '}
      {name && <bdi>{name}</bdi>}
    </p>
  );
}

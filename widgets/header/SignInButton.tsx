import { user } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { useSignIn } from '#src/sign-in/useSignIn.ts';
import type { UserMenuConfig } from './widget.ts';

interface Props {
  readonly userMenu: UserMenuConfig;
  readonly className: string | undefined;
  /** Keeps its place while nobody knows who the visitor is. */
  readonly isPending?: boolean;
}

/** Where an anonymous visitor begins to sign in; nothing where the site names no usable service. */
export function SignInButton({ userMenu, className, isPending = false }: Props) {
  const t = useSharedMessages();
  const begin = useSignIn(userMenu.userApi);
  if (!begin) return null;
  const content = (
    <>
      <Icon glyph={user} size={20} />
      <span>{userMenu.registerLabel || t('signIn')}</span>
    </>
  );
  if (isPending) {
    return (
      <span className={className} data-pending="" aria-hidden="true">
        {content}
      </span>
    );
  }
  return (
    <button
      form=""
      type="button"
      data-place="user"
      className={className}
      onClick={() => begin({ event: { clickText: 'registerLabel' } })}
    >
      {content}
    </button>
  );
}

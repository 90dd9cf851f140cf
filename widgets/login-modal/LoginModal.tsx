import { useState } from 'react';
import { useSignInRequest } from '#src/sign-in/requests/useSignInRequest.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useScope } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { SignInCard } from './SignInCard.tsx';
import { useTriggers } from './useTriggers.ts';
import { useImportWithTimeout } from './useImportWithTimeout.ts';
import type widget from './widget.ts';

/** Fetched when a pointer or the focus comes to what asks for sign-in, or somebody asks: few visitors of a page do. */
const SignInDialog = lazyComponent(async () => (await import('./SignInDialog.tsx')).SignInDialog);

/** Both are fetched on an author's page only. */
const SignInNote = lazyComponent(async () => (await import('#src/sign-in/SignInNote.tsx')).SignInNote);
const AuthorBadge = lazyComponent(async () => (await import('./AuthorBadge.tsx')).AuthorBadge);

/** Asks visitors to sign in, for every widget of the page: in a dialog that opens when it is wanted, or in a card. */
export function LoginModal(props: WidgetProps<typeof widget>) {
  const { config } = props;
  const { page, name } = useScope();
  const isAuthoring = page.cmsMode === 'author';
  useTriggers(config.triggers, () => {
    if (config.variant === 'dialog') void SignInDialog.load();
  });
  if (config.variant === 'inline') {
    return (
      <>
        {isAuthoring && <SignInNote />}
        <SignInCard {...props} />
      </>
    );
  }
  if (!isAuthoring) return <DialogWhenAsked {...props} />;
  // A landmark: it may stand outside all others. It says at once that there is something to see, before the badge has come.
  return (
    <section aria-label={name}>
      <SignInNote />
      <AuthorBadge {...props} />
    </section>
  );
}

function DialogWhenAsked({ config }: WidgetProps<typeof widget>) {
  const asked = useSignInRequest();
  const [wasAsked, setAsked] = useState(false);
  if (asked && !wasAsked) setAsked(true);
  useImportWithTimeout(SignInDialog, asked);
  return wasAsked ? <SignInDialog config={config} asked={asked} /> : null;
}

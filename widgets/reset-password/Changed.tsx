import { Sent } from '#src/forms/Sent.tsx';
import { languageRoot } from '#src/page/redirect-target.ts';
import { useSignIn } from '#src/sign-in/useSignIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

interface Props {
  readonly loginLink: string | undefined;
}

/** The password is set: the visitor signs in with it. */
export function Changed({ loginLink }: Props) {
  const t = useMessages<typeof en>();
  const page = usePage();
  const begin = useSignIn();
  const clickText = useSharedMessages()('signIn');
  return (
    <Sent receipt={{}} title={t('changed')} text={t('changedText')}>
      {loginLink ? (
        <Button href={loginLink} event={{ event: 'login_start', clickText }}>
          {clickText}
        </Button>
      ) : (
        begin && (
          <Button onClick={() => begin({ target: languageRoot(page), event: { clickText } })}>
            {clickText}
          </Button>
        )
      )}
    </Sent>
  );
}

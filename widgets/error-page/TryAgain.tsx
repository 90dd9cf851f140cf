import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';

/** Asks for the page anew; only when it is pressed, so that a page that keeps failing is not asked for in a loop. */
export function TryAgain({ look }: { readonly look: 'primary' | 'stroke' }) {
  const { cmsMode } = usePage();
  const t = useSharedMessages();
  return (
    <Button look={look} onClick={() => cmsMode === 'author' || location.reload()}>
      {t('tryAgain')}
    </Button>
  );
}

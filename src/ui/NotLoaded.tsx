import { useSharedMessages } from '#src/widget/useMessages.ts';

interface Props {
  readonly className: string | undefined;
}

/** Beside the opener of a part that stays away: says so, to screen readers too. Its words came with the page. */
export function NotLoaded({ className }: Props) {
  const t = useSharedMessages();
  return (
    <p className={className} role="alert" data-tw-root="">
      {t('notLoaded')}
    </p>
  );
}

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import button from '#src/ui/button.module.css';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { useRegistrationChange } from '../useRegistrationChange.ts';
import { useRegistrationMessages } from './messages.ts';

interface Props {
  readonly eventId: string;
  /** Of the event, else what stands for it: names the button among others. */
  readonly title: string;
  /** Called once it is cancelled: the button is gone then, and the focus with it. */
  readonly onCancelled: () => void;
}

/** Fetched at the first press. */
const LazyDialog = lazyComponent(async () => (await import('./CancelDialog.tsx')).CancelDialog);

/** A button that cancels a registration once an alert dialog is answered. */
export function CancelRegistration({ eventId, title, onCancelled }: Props) {
  const t = useRegistrationMessages();
  const track = useTrack();
  const { cmsMode } = usePage();
  const change = useRegistrationChange();
  const controller = useRef<AbortController>(undefined);
  const [state, setState] = useState<'idle' | 'asking' | 'missing'>('idle');
  const [failure, setFailure] = useState<'tryLater' | 'isClosed' | 'signedOut'>();
  const isAsking = useLazyOpening(LazyDialog, state === 'asking', () => setState('missing'));

  useEffect(() => () => controller.current?.abort(), []);

  const cancel = async () => {
    setState('idle');
    setFailure(undefined);
    if (cmsMode === 'author') return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    try {
      await change({ eventId, action: 'cancel' }, { signal });
      if (signal.aborted) return;
      track({ event: 'form_submit', clickText: eventId });
      onCancelled();
    } catch (reason) {
      if (signal.aborted) return;
      track({ event: 'form_error' });
      setFailure(failureOf(reason));
    }
  };

  return (
    <>
      <button
        form=""
        type="button"
        className={`${button['button']} ${button['stroke']} ${button['small']}`}
        onClick={() => setState('asking')}
      >
        <span>{t('cancel')}</span>
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </button>
      {state === 'missing' && <NotLoaded className={undefined} />}
      {failure && <ErrorSummary title={t('notCancelled')} texts={[t(failure)]} links={[]} />}
      {isAsking && (
        <LazyDialog title={title} onClose={() => setState('idle')} onConfirm={() => void cancel()} />
      )}
    </>
  );
}

function failureOf(reason: unknown) {
  if (!(reason instanceof ApiError) || reason.status === 401) return 'signedOut';
  return reason.error === 'closed' ? 'isClosed' : 'tryLater';
}

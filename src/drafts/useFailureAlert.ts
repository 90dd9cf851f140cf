import { useEffect } from 'react';
import { alerts } from '#src/alert/store.ts';
import { useDraftMessages } from './messages.ts';

/**
 * Tells visitors whose form has failed that what they typed is kept, and that a reload brings it back (contract,
 * section 2).
 *
 * @param isLost whether the form has failed and a reload can bring back what was typed; undefined without a draft. Asked
 *   once the widget is gone, since only then its mount element says that it has failed
 */
export function useFailureAlert(isLost: (() => boolean) | undefined): void {
  const t = useDraftMessages();
  useEffect(() => {
    if (!isLost) return undefined;
    const tell = () => {
      if (!isLost()) return;
      alerts.raise({
        type: 'warning',
        title: t('formFailed'),
        description: t('formFailedText'),
        autoClose: false,
        button: { label: t('reloadPage'), onPress: () => history.go(0) },
      });
    };
    return () => void setTimeout(tell);
  }, [isLost, t]);
}

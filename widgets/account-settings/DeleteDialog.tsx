import { readFormAnswer } from '#src/api/read-form-answer.ts';
import { useRef, useState } from 'react';
import type { OwnAddress } from '#src/api/own-address.ts';
import { receipt, type Receipt } from '#src/forms/field.schema.ts';
import { useApi } from '#src/session/useApi.ts';
import { foldForMatching } from '#src/text/fold.ts';
import { withoutFormat } from '#src/text/digits.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './account-settings.module.css';
import { ActionButton } from './ActionButton.tsx';
import type en from './messages/en.json';
import { useAction } from './useAction.ts';

interface Props {
  readonly call: NonNullable<OwnAddress['call']>;
  readonly onClose: () => void;
  readonly onDone: (answer: Receipt) => void;
}

/** Asks once more before the account is deleted: the button works once the word stands in the field. */
export function DeleteDialog({ call, onClose, onDone }: Props) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const api = useApi();
  const track = useTrack();
  const action = useAction();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const word = t('deleteWord');
  const fold = (text: string) => foldForMatching(withoutFormat(text).trim(), language);
  const isRight = fold(typed) === fold(word);
  const off = isRight ? undefined : t(fold(typed) ? 'deleteWrong' : 'deleteEmpty', { word });
  const ask = async (signal: AbortSignal) => {
    const text = await api.fetchText({ method: 'POST', ...call, body: {} }, { signal });
    const answer = readFormAnswer(text, receipt, {}, call.address);
    track({ event: 'form_submit', clickText: 'delete' });
    onDone(answer);
  };
  return (
    <Dialog
      title={t('deleteTitle')}
      alertText={t('deleteText')}
      hasCloseButton={false}
      initialFocus={field}
      onClose={onClose}
    >
      <div className={styles['part']}>
        <FieldShell label={t('deleteType', { word })}>
          {(control) => (
            <input
              {...control}
              ref={field}
              form=""
              type="text"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </FieldShell>
        <div className={styles['answers']}>
          <Button look="stroke" onClick={onClose}>
            {t('cancel')}
          </Button>
          <ActionButton
            action={action}
            label={t('deleteConfirm')}
            off={off}
            onPress={() => action.run(ask)}
          />
        </div>
      </div>
    </Dialog>
  );
}

import { sizeText } from '#src/i18n/size-text.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorText } from './ErrorText.tsx';
import styles from './forms.module.css';
import { useFormMessages } from './messages.ts';
import type { FileEntry } from './values.ts';

interface Props {
  readonly entries: readonly FileEntry[];
  readonly onRemove: (entry: FileEntry) => void;
  readonly onRetry: (entry: FileEntry) => void;
}

/** The files that were added: name, size, how far each is, what is wrong with it, and a button that takes it out. */
export function FileList({ entries, onRemove, onRetry }: Props) {
  const t = useFormMessages();
  const format = useFormat();
  if (entries.length === 0) return null;
  return (
    <ul className={styles['files']}>
      {entries.map((entry) => {
        const { id, file, name, fault, progress, uploadId } = entry;
        return (
          <li key={id} className={styles['file']}>
            <div className={styles['fileText']}>
              <bdi>{file.name}</bdi>
              <span className={styles['quiet']}>{sizeText(file.size, format)}</span>
              {name !== file.name && <span className={styles['quiet']}>{t('fileRenamed', { name })}</span>}
              {progress !== undefined && (
                <progress max={100} value={progress} aria-label={t('fileProgress', { name })} />
              )}
              {uploadId && <span className={styles['quiet']}>{t('uploaded')}</span>}
              <ErrorText id={`file-${id}`}>{fault && t(fault.key, fault.values)}</ErrorText>
            </div>
            {fault?.key === 'fileLost' && (
              <Button look="stroke" size="small" onClick={() => onRetry(entry)}>
                {t('fileRetry', { name })}
              </Button>
            )}
            <Button look="stroke" size="small" onClick={() => onRemove(entry)}>
              {progress === undefined ? t('fileRemove', { name }) : t('fileCancel', { name })}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

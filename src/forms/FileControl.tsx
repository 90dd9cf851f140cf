import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { ControlProps } from '#src/ui/FieldShell.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import { FileList } from './FileList.tsx';
import styles from './forms.module.css';
import { useFormMessages } from './messages.ts';
import { defaultMegabytes, validateFile, toFileName } from './rules.ts';
import { useFormValue } from './useFormValue.ts';
import { filesIn, type FileEntry } from './values.ts';

interface Props {
  readonly field: FormField;
  readonly control: ControlProps;
}

let lastId = 0;

const none: readonly FileEntry[] = [];

/** Adds files, says before what they may be and after what each is, and uploads them where the form has an address for that. */
export function FileControl({ field, control }: Props) {
  const { form, idOf, validate, upload } = useEngine();
  const t = useFormMessages();
  const [said, announce] = useState('');
  const running = useRef(new Map<number, AbortController>());
  const { key, accept, maxMb = defaultMegabytes, maxFiles = 1 } = field;
  const entries = useFormValue(form, (values) => (values[key] as readonly FileEntry[]) ?? none, none);

  useEffect(() => {
    form.register(key, { validate: (value) => validate(field, value) });
  }, [form, key, field, validate]);
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((controller) => controller.abort());
  }, []);

  const set = (change: (before: readonly FileEntry[]) => readonly FileEntry[], isNew = false) =>
    form.setValue(key, change(filesIn(form.getValues(key))), { shouldValidate: isNew, shouldTouch: true });
  const update = (id: number, change: Partial<FileEntry>) => {
    set((before) => before.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
    if (!('progress' in change) || change.progress === undefined) void form.trigger(key);
  };

  const send = async (entry: FileEntry) => {
    if (!upload) return;
    const controller = new AbortController();
    running.current.set(entry.id, controller);
    update(entry.id, { progress: 0, fault: undefined });
    try {
      const uploadId = await upload(entry, {
        signal: controller.signal,
        onProgress: (progress) => update(entry.id, { progress }),
      });
      update(entry.id, { progress: undefined, uploadId });
      announce(t('fileThere', { name: entry.name }));
    } catch (reason) {
      if (controller.signal.aborted) return;
      const tooLarge = reason instanceof ApiError && reason.status === 413;
      update(entry.id, {
        progress: undefined,
        fault: tooLarge ? { key: 'fileSize', values: { size: maxMb } } : { key: 'fileLost' },
      });
    } finally {
      running.current.delete(entry.id);
    }
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): FileEntry => {
      lastId += 1;
      return { id: lastId, file, name: toFileName(file.name), fault: validateFile(file, field) };
    });
    if (maxFiles === 1) entries.forEach(({ id }) => running.current.get(id)?.abort());
    set((before) => (maxFiles === 1 ? added : [...before, ...added]), true);
    announce(t('filesAdded', { count: added.length }));
    for (const entry of added) if (!entry.fault) void send(entry);
  };
  const remove = ({ id, name }: FileEntry) => {
    running.current.get(id)?.abort();
    set((before) => before.filter((entry) => entry.id !== id), true);
    announce(t('fileRemoved', { name }));
    document.getElementById(idOf(field))?.focus();
  };

  return (
    <>
      <input
        {...control}
        className={`${control.className} ${styles['fileInput']}`}
        type="file"
        accept={accept.join(',') || undefined}
        multiple={maxFiles > 1}
        onBlur={() => {
          if (form.getFieldState(key).isTouched) void form.trigger(key);
        }}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // So that the same file can be added again.
          currentTarget.value = '';
        }}
      />
      <div role="status">{said && <VisuallyHidden>{said}</VisuallyHidden>}</div>
      <FileList entries={entries} onRemove={remove} onRetry={(entry) => void send(entry)} />
    </>
  );
}

/* oxlint-disable tourism/form-owner -- It stands in the form of Form.tsx. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { byId } from '#src/page/dom.ts';
import { ApiError } from '#src/api/errors.ts';
import type { ControlProps } from '#src/ui/FieldShell.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { isReadable } from './changed-files.ts';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import { validateFile } from './file-rules.ts';
import { isAsNamed } from './file-signatures.ts';
import { FileList } from './FileList.tsx';
import styles from './forms.module.css';
import { useFormMessages } from './messages.ts';
import { defaultMegabytes, toFileName } from './rules.ts';
import { useFormValue } from './useFormValue.ts';
import { filesIn, type FileEntry } from './values.ts';

interface Props {
  readonly field: FormField;
  readonly control: ControlProps;
}

let lastId = 0;

const none: readonly FileEntry[] = [];

/** Why a service does not take a file; undefined where it gives no reason. */
function refusalOf(reason: unknown, maxMb: number): FileEntry['fault'] {
  const status = reason instanceof ApiError ? reason.status : 0;
  if (status === 413) return { key: 'fileSize', values: { size: maxMb } };
  return status === 415 ? { key: 'fileType' } : undefined;
}

/** Adds files, says before what they may be and after what each is, and uploads them where the form has an address for that. */
export function FileControl({ field, control }: Props) {
  const { form, idOf, validate, upload } = useEngine();
  const t = useFormMessages();
  const [said, announce] = useState('');
  const running = useRef(new Map<number, AbortController>());
  const taken = useRef(new Set<number>());
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
      const lost = (await isReadable(entry.file)) ? 'fileLost' : 'fileChanged';
      if (controller.signal.aborted) return;
      update(entry.id, { progress: undefined, fault: refusalOf(reason, maxMb) ?? { key: lost } });
    } finally {
      if (running.current.get(entry.id) === controller) running.current.delete(entry.id);
    }
  };
  const take = async (entry: FileEntry) => {
    taken.current.add(entry.id);
    if (field.looksInside && !(await isAsNamed(entry.file))) {
      update(entry.id, { fault: { key: 'fileType' } });
      return takeNext();
    }
    // It may have been removed meanwhile.
    if (filesIn(form.getValues(key)).some(({ id }) => id === entry.id)) await send(entry);
  };
  /** Sends what waits, as long as there is room: what is too many has to be removed again. */
  const takeNext = () => {
    const sound = filesIn(form.getValues(key)).filter(({ fault }) => !fault);
    for (const entry of sound.slice(0, maxFiles)) {
      const { id, uploadId, progress } = entry;
      if (!taken.current.has(id) && !uploadId && progress === undefined) void take(entry);
    }
  };
  const resume = useEffectEvent(() => {
    for (const entry of filesIn(form.getValues(key))) if (entry.progress !== undefined) void send(entry);
  });
  // A step that was left takes its uploads along: they begin anew where it is shown again.
  useEffect(() => {
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, []);

  const add = (files: readonly File[]) => {
    const added = files.map((file): FileEntry => {
      lastId += 1;
      return { id: lastId, file, name: toFileName(file.name), fault: validateFile(file, field) };
    });
    if (maxFiles === 1) entries.forEach(({ id }) => running.current.get(id)?.abort());
    const isChosenAgain = ({ fault, file }: FileEntry) =>
      fault?.key === 'fileChanged' && files.some(({ name }) => name === file.name);
    set(
      (before) => (maxFiles === 1 ? added : [...before.filter((entry) => !isChosenAgain(entry)), ...added]),
      true,
    );
    announce(t('filesAdded', { count: added.length }));
    takeNext();
  };
  const remove = ({ id, name }: FileEntry) => {
    running.current.get(id)?.abort();
    set((before) => before.filter((entry) => entry.id !== id), true);
    announce(t('fileRemoved', { name }));
    takeNext();
    byId(idOf(field))?.focus();
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

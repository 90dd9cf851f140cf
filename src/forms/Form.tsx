import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useForm } from 'react-hook-form';
import { byId } from '#src/page/dom.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { WidgetEvent } from '#src/analytics/events.ts';
import { followAfter } from '#src/analytics/navigation.ts';
import { safeRedirectTarget } from '#src/page/redirect-target.ts';
import { useUser } from '#src/session/useUser.ts';
import { FetchedPart } from '#src/ui/FetchedPart.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { usePage } from '#src/widget/context.ts';
import { answersOf, type Answers } from './answers.ts';
import { markChangedFiles } from './changed-files.ts';
import { hiddenIn, honeypot, isShown, type Definition, type FormField } from './definition.ts';
import { EngineContext, type Engine } from './engine.ts';
import type { Receipt } from './field.schema.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { FormButtons } from './FormButtons.tsx';
import styles from './forms.module.css';
import { StepMarks } from './StepMarks.tsx';
import { LazyReview } from './lazy-parts.ts';
import { useFormMessages } from './messages.ts';
import type { Send, Upload } from './send.ts';
import {
  isTooEarly,
  submitErrorLeft,
  submitErrorOf,
  submitErrorWith,
  type SubmitError,
} from './submit-error.ts';
import { Summary } from './Summary.tsx';
import { Trap } from './Trap.tsx';
import { useDeferWhilePressed } from './useDeferWhilePressed.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useFormValue } from './useFormValue.ts';
import { useValidation } from './useValidation.ts';
import type { Values } from './values.ts';

interface Props {
  /** Made once for the same fields (`defineForm`). */
  readonly definition: Definition;
  /** Posts the answers. Without it, and on an author's page, nothing is sent. */
  readonly send: Send | undefined;
  /** Sends each file as soon as it is added, but not on an author's page. */
  readonly upload?: Upload | undefined;
  /** What is known of the visitor, by the fields' names; put into fields that are empty. */
  readonly prefill?: Values | undefined;
  /** Words on the button that sends. */
  readonly sendLabel?: string | undefined;
  /** Opened once the form is sent, 400 ms after the event. */
  readonly successLink?: string | undefined;
  /** Called once the form is sent; its draft is forgotten by then. */
  readonly onSent: (receipt: Receipt) => void;
  /** What `form_submit` says of the answers: keys and ids, nothing personal. */
  readonly factsOf?: ((answers: Answers) => Pick<WidgetEvent, 'clickText'>) | undefined;
  /** Another way to reach somebody; shown where the form could not be sent. */
  readonly otherWay?: ReactNode;
  /** When `prefill` was written, where it is a draft itself: an older draft of this tab gives way to it. In ms since 1970. */
  readonly prefillAt?: number | undefined;
  /** The step that it begins with, from 0. */
  readonly startStep?: number | undefined;
  /** What is said of a refusal in place of the words that all forms have. */
  readonly ownWords?: ((error: ApiError) => string | undefined) | undefined;
  /** Stands above the fields, and can ask for the engine. */
  readonly above?: ReactNode;
  /** Stands beside the buttons, and can ask for the engine. */
  readonly actions?: ReactNode;
  /** Whether it has the field that only machines fill in. */
  readonly hasHoneypot?: boolean | undefined;
}

/**
 * A form made of its fields: in one piece, or in steps with a review before it is sent. What is wrong is shown beside each
 * field and in a summary that takes the focus. The form is sent once, however often the button is pressed.
 */
export function Form({
  definition,
  send,
  upload,
  prefill,
  sendLabel,
  successLink,
  onSent,
  factsOf,
  otherWay,
  prefillAt,
  startStep = 0,
  ownWords,
  above,
  actions,
  hasHoneypot = true,
}: Props) {
  const headingLevel = useHeadingLevel();
  const t = useFormMessages();
  const track = useTrack();
  const page = usePage();
  const isAuthor = page.cmsMode === 'author';
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const isBusy = useRef(false);
  const hasBegun = useRef(false);
  /** What takes the focus in the step that comes. */
  const wanted = useRef<FormField | 'heading'>(undefined);
  /** Whether a step was opened from the review, to which its button leads back. */
  const isReturning = useRef(false);
  const controller = useRef<AbortController>(undefined);
  const form = useForm({ mode: 'onTouched', shouldFocusError: false });
  const { validate, refuse } = useValidation(element, {
    fields: definition.fields,
    read: form.getValues,
    given: prefillAt === undefined ? prefill : undefined,
  });
  const { user } = useUser();
  const deferWhilePressed = useDeferWhilePressed();
  const [step, setStep] = useState(startStep);
  const [submitError, setSubmitError] = useState<SubmitError & { readonly attempt: number }>();
  const [isSending, setIsSending] = useState(false);
  const known = useMemo(() => ({ values: prefill, at: prefillAt }), [prefill, prefillAt]);
  const forgetDraft = useFormDraft(element, definition, form, known, () => {
    const isOnItsWay = controller.current !== undefined;
    controller.current?.abort();
    setStep(0);
    setSubmitError((before) =>
      isOnItsWay ? { ...submitErrorLeft(t), attempt: (before?.attempt ?? 0) + 1 } : undefined,
    );
  });

  const { steps, fields } = definition;
  const inSteps = steps.length > 1;
  const isReview = inSteps && step === steps.length;
  const shownIn = (list: readonly FormField[], values: Values) =>
    list.filter((field) => field.type !== 'hidden' && isShown(field, values, page.language));
  // One mark a field, and not the keys: two fields may share a key where never both are shown.
  const marksOf = (values: Values) => {
    const shown = new Set(shownIn(fields, values));
    return fields.map((field) => (shown.has(field) ? '+' : '-')).join('');
  };
  const marks = useFormValue(form, marksOf, marksOf({}));
  const shown = new Set(fields.filter((_, index) => marks[index] === '+'));
  const present = steps[step]?.fields.filter((field) => shown.has(field)) ?? [];
  const goTo = useCallback((next: number, field?: FormField) => {
    setSubmitError(undefined);
    setStep(next);
    wanted.current = field ?? 'heading';
  }, []);
  const engine: Engine = useMemo(
    () => ({
      form,
      fields,
      idOf: ({ key }) => `${id}${key}`,
      validate,
      deferWhilePressed,
      upload: isAuthor ? undefined : upload,
      step,
      goTo,
    }),
    [form, fields, id, validate, deferWhilePressed, isAuthor, upload, step, goTo],
  );

  useEffect(() => () => controller.current?.abort(), []);
  useLayoutEffect(() => {
    const { current } = wanted;
    if (!current) return;
    wanted.current = undefined;
    const control = current === 'heading' ? null : byId(engine.idOf(current));
    (control ?? stepHeading.current)?.focus();
  });

  const stepOf = (field: FormField) => steps.findIndex(({ fields: list }) => list.includes(field));

  /** Takes over what browsers have filled in without an event. */
  const readAutofill = () => {
    for (const { key } of present) {
      const control = element.current?.elements.namedItem(key);
      const isText =
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement ||
        (control instanceof HTMLInputElement && !/file|radio|checkbox/.test(control.type));
      // A list whose options are still to come is empty, whatever was chosen.
      if (isText && control.value && control.value !== form.getValues(key)) form.setValue(key, control.value);
    }
  };

  /** The fields among these that have to be put right; each is marked. */
  const faultsOf = (list: readonly FormField[]): SubmitError['fields'] => {
    const values: Values = form.getValues();
    return shownIn(list, values).flatMap((field) => {
      const message = validate(field, values[field.key]);
      if (message === true) return [];
      form.setError(field.key, { type: 'rule', message });
      return [{ field, message }];
    });
  };

  const show = (next: SubmitError) => {
    const [first] = next.fields;
    const at = first ? stepOf(first.field) : -1;
    if (at >= 0) setStep(at);
    setSubmitError((before) => ({ ...next, attempt: (before?.attempt ?? 0) + 1 }));
    track({ event: 'form_error', dataLayer: first ? { field: first.field.name } : {} });
  };

  const post = async () => {
    if (!send || isAuthor) return;
    const values: Values = form.getValues();
    const bait = element.current?.elements.namedItem(honeypot);
    controller.current = new AbortController();
    const { signal } = controller.current;
    setIsSending(true);
    setSubmitError(undefined);
    try {
      const answers = answersOf(definition, { ...hiddenIn(fields, prefill), ...values }, page.language);
      const trap = bait instanceof HTMLInputElement ? { [honeypot]: bait.value } : {};
      const receipt = await send({ ...trap, ...answers }, { signal });
      signal.throwIfAborted();
      forgetDraft();
      const target = successLink && safeRedirectTarget(successLink, page);
      const event = { event: 'form_submit', ...factsOf?.(answers) } as const;
      if (target) followAfter(target, (eventCallback) => track({ ...event, eventCallback }));
      else track(event);
      onSent(receipt);
    } catch (reason) {
      if (signal.aborted) return;
      const changed = faultsOf(await markChangedFiles(form, fields));
      if (signal.aborted) return;
      if (changed.length > 0) return show(submitErrorWith(t, changed));
      const next = submitErrorOf(t, reason, shownIn(fields, values), ownWords);
      for (const { field, message } of next.fields) {
        refuse(field, values[field.key], message);
        form.setError(field.key, { type: 'server', message });
      }
      show(next);
    } finally {
      controller.current = undefined;
      setIsSending(false);
    }
  };

  const submit = async () => {
    readAutofill();
    const isLast = !inSteps || isReview;
    const faults = faultsOf(isLast ? fields : present);
    if (faults.length > 0) return show(submitErrorWith(t, faults));
    if (!isLast) {
      const next = isReturning.current ? steps.length : step + 1;
      isReturning.current = false;
      track({ event: 'form_step', dataLayer: { step: next + 1 } });
      return goTo(next);
    }
    await post();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current || isTooEarly(submitError)) return;
    isBusy.current = true;
    void submit().finally(() => {
      isBusy.current = false;
    });
  };

  const onInput = () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    track({ event: 'form_start' });
  };

  const StepHeading = `h${headingLevel}` as const;
  // No author's step has a blank in its identifier.
  const allSteps = [...steps, { id: 'the review', title: t('review') }];
  const back = (next: number, field?: FormField) => {
    isReturning.current = true;
    goTo(next, field);
  };
  return (
    <EngineContext value={engine}>
      <form
        ref={element}
        className={styles['form']}
        method="post"
        noValidate
        data-personal={user ? '' : undefined}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {submitError && (
          <Summary
            key={submitError.attempt}
            error={submitError}
            onAbsent={(field) => {
              setStep(stepOf(field));
              wanted.current = field;
            }}
          >
            {submitError.isUnsent && otherWay}
          </Summary>
        )}
        {above}
        {inSteps && (
          <div className={styles['stepHead']}>
            <StepMarks steps={allSteps} step={step} />
            <p className={styles['quiet']}>{t('step', { step: step + 1, total: allSteps.length })}</p>
            <StepHeading ref={stepHeading} className={styles['stepTitle']} tabIndex={-1}>
              {allSteps[step]?.title}
            </StepHeading>
          </div>
        )}
        {present.some(({ required }) => required) && <p className={styles['quiet']}>{t('requiredNote')}</p>}
        {isReview ? (
          <FetchedPart part={LazyReview} onCome={() => stepHeading.current?.focus()}>
            <LazyReview steps={steps} onChange={back} />
          </FetchedPart>
        ) : (
          <FieldGrid fields={present} />
        )}
        {hasHoneypot && <Trap />}
        <FormButtons
          isSending={isSending}
          sendLabel={!inSteps || isReview ? sendLabel || t('send') : t('next')}
          onBack={step > 0 ? () => goTo(step - 1) : undefined}
        >
          {actions}
        </FormButtons>
      </form>
    </EngineContext>
  );
}

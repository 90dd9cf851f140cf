import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { stopLoading } from '#src/media/stop-loading.ts';
import { endTurn, takeTurn } from '#src/player/one-at-a-time.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { Learnt, Phrase } from './phrases.ts';
import { findVoice, useHasVoice } from './useVoice.ts';

interface Speaker {
  /** For an `<audio>` that stays as long as the widget does. */
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly handlers: Readonly<Record<'onError' | 'onPause', () => void>>;
  /** Key of the phrase that is heard. */
  readonly playing: string | undefined;
  /** Key of the phrase that could not be heard. */
  readonly failed: string | undefined;
  /** Whether there is a recording of a phrase, or a voice that says it. */
  readonly canSay: (phrase: Phrase) => boolean;
  /** Begins a phrase, and ends whatever else is heard on the page; ends the one that is heard. */
  readonly toggle: (phrase: Phrase) => void;
}

/** Lets phrases be heard, one at a time: by their recording, or where there is none that plays by a voice of the browser. */
export function useSpeaker(language: Learnt): Speaker {
  const track = useTrack();
  const audio = useRef<HTMLAudioElement>(null);
  const hasVoice = useHasVoice(language);
  const [playing, setPlaying] = useState<Phrase>();
  const [failed, setFailed] = useState<string>();
  /** What a voice says. A browser may forget one that nobody holds, and never tell its end. */
  const utterance = useRef<SpeechSynthesisUtterance>(undefined);
  const broken = useRef(new Set<string>());

  const speak = (phrase: Phrase) => {
    const voice = findVoice(language);
    if (!voice) return fail(phrase);
    const spoken = new SpeechSynthesisUtterance(phrase.target);
    spoken.voice = voice;
    spoken.lang = voice.lang;
    // Slower than a person speaks: it is to be repeated.
    spoken.rate = 0.85;
    const end = (isFailure: boolean) => {
      if (utterance.current !== spoken) return;
      utterance.current = undefined;
      if (isFailure) fail(phrase);
      else setPlaying(undefined);
    };
    spoken.onend = () => end(false);
    // Another part of the page that speaks takes it off.
    spoken.onerror = ({ error }) => end(error !== 'canceled' && error !== 'interrupted');
    utterance.current = spoken;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(spoken);
  };
  const fail = ({ key }: Phrase) => {
    setPlaying(undefined);
    setFailed(key);
  };
  const silence = () => {
    audio.current?.pause();
    if (!utterance.current) return;
    utterance.current = undefined;
    window.speechSynthesis.cancel();
  };
  const stop = () => {
    silence();
    setPlaying(undefined);
  };

  const onOtherSound = useEffectEvent(({ target }: Event) => {
    if (target !== audio.current) stop();
  });
  const isPlaying = playing !== undefined;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const options = { capture: true };
    window.addEventListener('play', onOtherSound, options);
    return () => window.removeEventListener('play', onOtherSound, options);
  }, [isPlaying]);

  const leave = useEffectEvent((element: HTMLAudioElement) => {
    silence();
    endTurn(element);
    stopLoading(element);
  });
  useEffect(() => {
    const { current } = audio;
    return () => {
      if (current) leave(current);
    };
  }, []);

  return {
    audio,
    handlers: {
      onError() {
        const recording = playing?.recording;
        if (!playing || !recording || utterance.current) return;
        broken.current.add(recording);
        speak(playing);
      },
      onPause() {
        // It is told late: another recording, or a voice, may have begun.
        if (audio.current?.paused && !utterance.current) setPlaying(undefined);
      },
    },
    playing: playing?.key,
    failed,
    canSay: ({ recording }) => recording !== undefined || hasVoice,
    toggle(phrase) {
      const { current } = audio;
      if (!current) return;
      if (playing?.key === phrase.key) return stop();
      silence();
      takeTurn(current);
      setFailed(undefined);
      setPlaying(phrase);
      track({ event: 'media_play', clickText: phrase.own, trigger: 'user' });
      const { recording } = phrase;
      if (!recording || (broken.current.has(recording) && hasVoice)) return speak(phrase);
      current.src = recording;
      // A refusal leaves it paused; an address that fails is heard as an error.
      void Promise.resolve(current.play()).catch(() => {});
    },
  };
}

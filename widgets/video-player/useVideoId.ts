import { useConfigIssue } from '#src/session/useEndpointUrl.ts';

const expected = 'id: at most 32 letters, digits, - and _';

/** Gives the id of a hosted film; one that would lead to another path counts as absent, and its author is told. */
export function useVideoId(videoId: string | undefined): string | undefined {
  const isRight = videoId !== undefined && /^[\w-]{1,32}$/.test(videoId);
  useConfigIssue('videoId', videoId && !isRight ? expected : undefined, videoId);
  return isRight ? videoId : undefined;
}

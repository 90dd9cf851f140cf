import { useLayoutEffect, useMemo } from 'react';
import { ownAddress, personalAddress, type OwnAddress } from '#src/api/own-address.ts';
import { ConfigError, describeValue, type ConfigIssue } from '#src/schema/issues.ts';
import { useScope } from '#src/widget/context.ts';

/**
 * Gives what calls an own address of the widget (`submitUrl`, `voteUrl` and so on). One to which no call may go counts as
 * absent: the console and the author's box name its field, and say where it may lie (contract, section 1:
 * `allowedOrigins`). For the widget's own component, since the box is drawn when the widget has come.
 *
 * @param field path of the field in the configuration
 * @param isRequired whether the widget is nothing without it, and fails
 * @example const submit = useOwnAddress('submitUrl', config.submitUrl);
 *   const save = () => submit && api.send({ method: 'POST', ...submit, body });
 * @throws ConfigError where the address is required and refused
 */
export function useOwnAddress(
  field: string,
  address: string | undefined,
  isRequired = false,
): OwnAddress['call'] {
  const { call, issue } = useJudged(ownAddress, field, address);
  if (issue && isRequired) throw new ConfigError([issue]);
  return call;
}

/** As `useOwnAddress`, for what is about the visitor's account: an address on another origin counts as absent. */
export const usePersonalAddress = (field: string, address: string | undefined): OwnAddress['call'] =>
  useJudged(personalAddress, field, address).call;

function useJudged(judge: typeof ownAddress, field: string, address: string | undefined) {
  const { page } = useScope();
  const { call, issue } = useMemo(() => {
    const { call, expected } = address ? judge(page, address) : {};
    const issue = expected ? { path: field, expected, found: describeValue(address) } : undefined;
    return { call, issue };
  }, [judge, page, field, address]);
  useConfigIssue(issue);
  return { call, issue };
}

/** Tells the author of the widget that is being drawn what only its page can judge; the same object for the same fault. */
export function useConfigIssue(issue: ConfigIssue | undefined): void {
  const { issues } = useScope();
  useLayoutEffect(() => {
    if (issue && !issues.includes(issue)) issues.push(issue);
  }, [issues, issue]);
}

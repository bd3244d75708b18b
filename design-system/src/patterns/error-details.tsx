import { styled } from 'styled-components';
import { CopyButton } from '../components/copy-button/copy-button.tsx';
import { Row } from '../primitives/layout.ts';
import { Text } from '../primitives/text.ts';

/** A described error: what happened, what to do now, and how support finds it. */
export type ErrorDescription = {
  /** What happened. */
  readonly message?: string | undefined;
  /** What the user can do about it: one sentence. */
  readonly nextStep?: string | undefined;
  /** Request id that support uses to find the error in the log. */
  readonly requestId?: string | undefined;
};

/** Shows a described error as running text, with the request id to copy. Alerts, states and toasts contain it. */
export function ErrorDetails({ error: { message, nextStep, requestId } }: { error: ErrorDescription }) {
  return (
    <>
      {[message, nextStep].filter(Boolean).join(' ')}
      {requestId && (
        <RequestRow $gap={2}>
          <Text as="span" $size={14}>
            Request ID <RequestId>{requestId}</RequestId>
          </Text>
          <CopyButton text={requestId} label="the request ID" />
        </RequestRow>
      )}
    </>
  );
}

const RequestRow = styled(Row)`
  justify-content: inherit;
`;

const RequestId = styled.code.attrs({ translate: 'no' })`
  overflow-wrap: anywhere;
  user-select: all;
`;

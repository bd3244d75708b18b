import {
  FLOATING,
  LAYER,
  MEDIA,
  RADIUS,
  slideUp,
  space,
  textSize,
  visuallyHidden,
  WEIGHT,
} from '@platform/design-system';
import { keyframes, styled } from 'styled-components';

/** Hidden where only the icon has room: on a phone and in the collapsed sidebar. */
export const ButtonLabel = styled.span`
  :root[data-sidebar='collapsed'] & {
    ${visuallyHidden}
  }

  ${MEDIA.phone} {
    ${visuallyHidden}
  }
`;

export const ChatContainer = styled.div`
  :root[data-sidebar='collapsed'] & > button {
    padding-inline: 0;
  }

  ${MEDIA.phone} {
    > button {
      width: 2.75rem;
      padding: 0;
      border-color: transparent;
      background: none;
    }
  }
`;

/** Next to the sidebar, whose width is inherited from it, or at the right edge of a phone. */
export const ChatPanel = styled.div`
  position: fixed;
  bottom: max(${space(4)}, env(safe-area-inset-bottom));
  left: calc(var(--width, 0px) + ${space(4)});
  z-index: ${LAYER.floating};
  display: flex;
  flex-direction: column;
  width: min(23rem, calc(100vw - ${space(8)}));
  height: min(32rem, calc(100dvh - ${space(24)}));
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  ${FLOATING}
  ${slideUp}
`;

export const ChatHeader = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border-bottom: 1px solid var(--line);

  h2 {
    ${textSize(16)}
    font-weight: ${WEIGHT.heading};
  }

  p {
    ${textSize(14)}
    grid-column: 1 / -1;
    color: var(--muted);
  }
`;

export const MessageLog = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(2)};
  min-height: 0;
  padding: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Bubble = styled.div`
  ${textSize(14)}
  align-self: flex-start;
  max-width: 85%;
  padding: ${space(2)} ${space(3)};
  border-radius: ${RADIUS.control};
  background: var(--sunken);
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-role='user'] {
    align-self: flex-end;
    background: var(--primary);
    color: var(--on-primary);
  }
`;

const blink = keyframes`
  50% { opacity: 0.25; }
`;

export const TypingDots = styled.span`
  display: flex;
  gap: ${space(1)};
  padding-block: ${space(1.5)};

  i {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--muted);
    animation: ${blink} 1200ms ease-in-out infinite;
  }

  i:nth-child(2) {
    animation-delay: 200ms;
  }

  i:nth-child(3) {
    animation-delay: 400ms;
  }
`;

/** The line between the messages and the message field. */
export const TicketLink = styled.p`
  ${textSize(14)}
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid var(--line);
`;

export const ComposerForm = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${space(2)};
  padding: ${space(3)};
  border-top: 1px solid var(--line);

  textarea {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    max-height: 8rem;
    padding: ${space(2.5)} ${space(3)};
    border: 1px solid var(--control);
    border-radius: ${RADIUS.control};
    background: var(--surface);
    resize: none;
    field-sizing: content;
  }
`;

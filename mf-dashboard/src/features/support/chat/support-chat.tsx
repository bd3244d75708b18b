import { Button, ChatIcon, CloseIcon, IconButton, isComposing } from '@platform/design-system';
import { LazyTooltip, paths, useSupportSlot } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SUPPORT_CHAT } from '../../../content/support-chat.content.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { ButtonLabel, ChatHeader, ChatContainer, ChatPanel, TicketLink } from './chat-style.ts';
import { useChat } from './use-chat.ts';

/**
 * The support chat: a button in the place that the layout keeps free for it, and a floating dialog. The layout renders
 * it; the messages survive navigation and page loads until the session ends.
 */
export function SupportChat({ userId }: { userId: string }) {
  const chat = useChat(userId);
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const slot = useSupportSlot();

  function close(): void {
    setOpen(false);
    buttonRef.current?.focus();
  }

  /** Closes the chat when focus moves to the page, because the panel could cover the focused element. */
  function closeOnFocusLeaving({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !isComposing(event)) close();
  }

  if (slot === undefined) return null;
  const chatView = (
    <ChatContainer onBlur={closeOnFocusLeaving} onKeyDown={isOpen ? closeOnEscape : undefined}>
      {isOpen && (
        <ChatPanel role="dialog" aria-label={SUPPORT_CHAT.title} id={PANEL_ID}>
          <ChatHeader>
            <h2>{SUPPORT_CHAT.title}</h2>
            <IconButton label="Close chat" size="compact" onClick={close}>
              <CloseIcon size={20} />
            </IconButton>
            <p>{SUPPORT_CHAT.notice}</p>
          </ChatHeader>
          <ChatLog messages={chat.messages} isTyping={chat.isTyping} />
          <TicketLink>
            <Link
              to={paths.dashboard.newTicket()}
              state={{ message: chat.lastQuestion ?? '' }}
              onClick={() => setOpen(false)}
            >
              {SUPPORT_CHAT.writeToSupport}
            </Link>
          </TicketLink>
          <ChatComposer
            text={chat.draft}
            isTyping={chat.isTyping}
            onChange={chat.setDraft}
            onSend={chat.send}
          />
        </ChatPanel>
      )}
      <LazyTooltip content="Chat with AI Support" side="right">
        <Button
          ref={buttonRef}
          wide
          aria-expanded={isOpen}
          aria-controls={isOpen ? PANEL_ID : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChatIcon size={20} />
          <ButtonLabel>Support chat</ButtonLabel>
        </Button>
      </LazyTooltip>
    </ChatContainer>
  );
  return slot ? createPortal(chatView, slot) : chatView;
}

const PANEL_ID = 'support-chat';

import {
  Button,
  CheckIcon,
  CopyIcon,
  Field,
  FIELD_TEXT_ON_PHONES,
  Input,
  MEDIA,
  Row,
  space,
} from '@platform/design-system';
import { paths, useOrigin, useToast } from '@platform/kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Source: docs/specification.md#4-states-and-transitions. */
const COPY_CONFIRMATION_MS = 2000;

/** Shows the referral link with a copy button. */
export function ReferralLink({ referralCode }: { referralCode: string }) {
  const link = buildReferralLink(useOrigin(), referralCode);
  const inputRef = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy(link, inputRef);
  return (
    <Field label="Your referral link">
      {(control) => (
        <LinkRow>
          <Input
            {...control}
            ref={inputRef}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="primary" onClick={() => void copy()}>
            {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
            {isCopied ? 'Link copied!' : 'Copy link'}
          </Button>
        </LinkRow>
      )}
    </Field>
  );
}

function buildReferralLink(origin: string, code: string): string {
  return `${origin}${paths.register()}?${new URLSearchParams({ ref: code }).toString()}`;
}

/** Copies a text to the clipboard. If the browser does not allow it, the text is selected for manual copying. */
function useCopy(text: string, inputRef: { readonly current: HTMLInputElement | null }) {
  const [isCopied, setCopied] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast({ title: 'Link copied!', description: 'Send it to a friend.', tone: 'success' });
    } catch {
      // The clipboard needs a permission and a secure context (HTTPS).
      inputRef.current?.select();
      toast({ title: 'Link not copied', description: 'The link is selected. Copy it yourself.' });
    }
  }

  return { isCopied, copy };
}

const LinkRow = styled(Row)`
  > input {
    flex: 1 1 16rem;
    min-width: 0;
    font-size: 0.9375rem;
    text-overflow: ellipsis;
  }

  ${MEDIA.phone} {
    > input {
      font-size: ${FIELD_TEXT_ON_PHONES};
    }
  }

  > button {
    min-width: min(${space(36)}, 100%);
  }
`;

import { Button, CheckIcon, CopyIcon, Field, Input, Row, space } from '@platform/design-system';
import { paths, useToast } from '@platform/kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Source: product specification, section 4. */
const CONFIRMED_MS = 2000;

/** The link that brings a friend, and the button that copies it. */
export function ReferralLink({ referralCode }: { referralCode: string }) {
  const link = referralLink(referralCode);
  const inputRef = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy(link, inputRef);
  return (
    <Field label="Your referral link">
      {(control) => (
        <Line>
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
        </Line>
      )}
    </Field>
  );
}

function referralLink(code: string): string {
  return `${location.origin}${paths.register()}?${new URLSearchParams({ ref: code }).toString()}`;
}

/** Copies a text; where the browser does not allow it, the text is selected so that a key does it. */
function useCopy(text: string, inputRef: { readonly current: HTMLInputElement | null }) {
  const [isCopied, setCopied] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast({ title: 'Link copied!', description: 'Send it to a friend.', tone: 'success' });
    } catch {
      // No clipboard without the permission for it, or without https: the member copies by hand.
      inputRef.current?.select();
      toast({ title: 'Not copied', description: 'The link is selected: copy it with your keyboard.' });
    }
  }

  return { isCopied, copy };
}

const Line = styled(Row)`
  > input {
    flex: 1 1 16rem;
    min-width: 0;
    font-size: 0.9375rem;
    text-overflow: ellipsis;
  }

  > button {
    min-width: ${space(36)};
  }
`;

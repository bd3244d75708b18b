import type { DetectionEvidence, DetectionKind } from '@platform/contracts';
import { useToast } from '@platform/kit';
import { useState } from 'react';
import { detectDevice, type DetectionSource } from './detect-device.ts';
import { evidenceFor } from './detection-facts.ts';

/** What the detection of one task has found so far, and how to start it. */
export function useDetection(kind: DetectionKind) {
  const [evidence, setEvidence] = useState<DetectionEvidence>();
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function detect(): Promise<void> {
    setBusy(true);
    try {
      setEvidence(evidenceFor(kind, await detectDevice(windowSource())));
    } catch {
      // The browser refuses to say (a policy, an extension); the member can allow it and try again.
      toast({
        title: 'Detection Failed',
        description: 'The browser did not say what it is. Allow it and try again.',
        tone: 'danger',
      });
    } finally {
      setBusy(false);
    }
  }

  return { evidence, busy, detect };
}

function windowSource(): DetectionSource {
  return { navigator, screen, devicePixelRatio };
}

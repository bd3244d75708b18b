import type { DetectionEvidence, DetectionKind } from '@platform/contracts';
import { useToast } from '@platform/kit';
import { useState } from 'react';
import { detectDevice, type DetectionSource } from './detect-device.ts';
import { selectEvidence } from './detection-evidence.ts';

/** Runs the detection of one task and holds its result. */
export function useDetection(kind: DetectionKind) {
  const [evidence, setEvidence] = useState<DetectionEvidence>();
  const [isDetecting, setDetecting] = useState(false);
  const toast = useToast();

  async function detect(): Promise<void> {
    setDetecting(true);
    try {
      setEvidence(selectEvidence(kind, await detectDevice(getWindowSource())));
    } catch {
      // A policy or an extension can block the detection; the member can allow it and try again.
      toast({
        title: 'Detection Failed',
        description: 'Your browser blocked the detection. Allow it and try again.',
        tone: 'danger',
      });
    } finally {
      setDetecting(false);
    }
  }

  return { evidence, isDetecting, detect };
}

function getWindowSource(): DetectionSource {
  return { navigator, screen, devicePixelRatio };
}

import {
  ErrorDetails,
  Toast,
  ToastAction,
  ToastProvider,
  ToastViewport,
  type ToastTone,
} from '@platform/design-system';
import { useDispatch, useSelector } from 'react-redux';
import type { PlatformDispatch, PlatformState } from '../store/store.ts';
import { runToastAction } from './toast-action.ts';
import { toastClosed, type ToastMessage } from './toast-slice.ts';
import { useAvoidFocusOverlap } from './use-avoid-focus-overlap.ts';
import { useToastPlace } from './use-toast-place.ts';

/** Source: docs/specification.md#4-states-and-transitions and docs/specification.md#9-limits-and-constants. */
const DURATION_MS = 5_000;
/** A toast with an action has to be read and reached. */
const ACTION_DURATION_MS = 10_000;
const SWIPE = { swipeDirection: 'right', swipeThreshold: 50 } as const;
const HOTKEY = ['F8'];

const TONES = { neutral: 'primary', success: 'available', danger: 'danger' } satisfies Record<
  NonNullable<ToastMessage['tone']>,
  ToastTone
>;

/** Renders the toast region. F8 moves the focus there. */
export function ToastView() {
  const { current } = useSelector(({ toast }: PlatformState) => toast);
  const dispatch = useDispatch<PlatformDispatch>();
  const [regionRef, isMoved] = useAvoidFocusOverlap(current?.id);
  const toastRef = useToastPlace(current?.open ?? false);

  return (
    <ToastProvider duration={DURATION_MS} {...SWIPE}>
      {current && (
        <Toast
          key={current.id}
          ref={toastRef}
          tone={TONES[current.tone ?? 'neutral']}
          title={current.title}
          description={current.error ? <ErrorDetails error={current.error} /> : current.description}
          {...(current.action && { duration: ACTION_DURATION_MS })}
          open={current.open}
          onOpenChange={(open) => open || dispatch(toastClosed())}
        >
          {current.action && (
            <ToastAction altText={current.action.altText} onClick={() => runToastAction(current.id)}>
              {current.action.label}
            </ToastAction>
          )}
        </Toast>
      )}
      <ToastViewport
        ref={regionRef}
        hotkey={HOTKEY}
        label="Notifications ({hotkey})"
        data-aside={isMoved || undefined}
      />
    </ToastProvider>
  );
}

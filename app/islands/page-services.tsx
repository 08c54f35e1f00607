import { PageViews } from "~/features/analytics/ui/page-views";
import { ResourceClicks } from "~/features/analytics/ui/resource-clicks";
import { NewsViews } from "~/features/news/ui/news-views";
import { ServiceWorkerRegistration } from "~/features/offline/ui/service-worker-registration";
import { PerformanceMonitorSwitch } from "~/features/performance-monitor/ui/performance-monitor-switch";
import { CopyrightYear } from "~/features/shell/ui/copyright-year";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";
import { ToastRegion } from "~/ui/toast-region";

interface PageServicesProps {
  /** Whether a service worker keeps pages for reading without a network. */
  readonly keepsPages: boolean;
}

/** What every page has and nobody sees until there is something to say. */
export function PageServices({ keepsPages }: PageServicesProps) {
  const { notifications, close } = useMessages(controlsMessages);
  return (
    <>
      <ToastRegion label={notifications} dismissLabel={close} />
      <PageViews />
      <ResourceClicks />
      <NewsViews />
      <CopyrightYear />
      {keepsPages ? <ServiceWorkerRegistration /> : null}
      <PerformanceMonitorSwitch />
    </>
  );
}

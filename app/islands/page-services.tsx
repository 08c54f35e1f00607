import { useEffect } from "react";
import { PageViews } from "~/features/analytics/ui/page-views";
import { ResourceClicks } from "~/features/analytics/ui/resource-clicks";
import { ServiceWorkerRegistration } from "~/features/offline/ui/service-worker-registration";
import { PerformanceMonitorSwitch } from "~/features/performance-monitor/ui/performance-monitor-switch";
import { CopyrightYear } from "~/features/shell/ui/copyright-year";
import { ToastRegion, type ToastRegionProps } from "~/ui/toast-region";

interface PageServicesProps {
  readonly toasts: ToastRegionProps;
}

/** What every page has and nobody sees until there is something to say. */
export function PageServices({ toasts }: PageServicesProps) {
  // Here and not in the page, so that the client is ready on an error page, too.
  useEffect(() => {
    document.dispatchEvent(new Event("client-ready", { bubbles: true }));
  }, []);
  return (
    <>
      <ToastRegion {...toasts} />
      <PageViews />
      <ResourceClicks />
      <CopyrightYear />
      <ServiceWorkerRegistration />
      <PerformanceMonitorSwitch />
    </>
  );
}

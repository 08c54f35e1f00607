import { lazy, Suspense } from "react";
import type { ResourceCard } from "~/features/catalogue/core/resource";
import type { ResourceQuery } from "~/features/catalogue/core/resource-query";
import { CatalogueCard } from "./catalogue-card";
import type { ResourceControls } from "./resource-controls";
import styles from "./resource-grid.module.css";
import { useResourceDrawer } from "./use-resource-drawer";

const importDrawer = () => import("./resource-drawer.client");
const ResourceDrawer = lazy(async () => ({ default: (await importDrawer()).ResourceDrawer }));

export interface ResourceGridProps {
  resources: readonly ResourceCard[];
  controls: ResourceControls;
  view?: ResourceQuery["view"];
  level?: 2 | 3 | 4;
}

/** Cards that open the detail drawer: the whole of a list without filters, such as the featured tools. */
export function ResourceGrid({ resources, controls, view = "grid", level }: ResourceGridProps) {
  const drawer = useResourceDrawer(importDrawer);
  const opened = resources.find(({ id }) => id === drawer.openId);
  return (
    <>
      <ul className={view === "grid" ? "card-grid" : styles.list} onPointerEnter={warmDrawer}>
        {resources.map((resource) => (
          <li key={resource.id} className={styles.item}>
            <CatalogueCard resource={resource} controls={controls} level={level} onOpen={drawer.open} />
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <Suspense fallback={null}>
          <ResourceDrawer key={opened.id} card={opened} controls={controls} onClose={drawer.close} />
        </Suspense>
      )}
    </>
  );
}

function warmDrawer() {
  importDrawer().catch(() => {});
}

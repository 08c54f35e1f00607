import { Download, Upload } from "lucide-react";
import { type ChangeEvent, useId } from "react";
import { listViewPath } from "~/addresses/list-views";
import { controlsMessages } from "~/i18n/messages/controls";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button, buttonClass } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { saveFile } from "~/ui/save-file";
import { ShareButton } from "~/ui/share-actions";
import { showToast } from "~/ui/toast-store";
import styles from "./favourites.module.css";
import { readFavourites, useFavourites } from "./favourites-store";
import { useAddFavourites } from "./use-add-favourites";

// The file in which favourites move between devices; favourites-file.ts is what stands in it.
const FAVOURITES_FILE_NAME = "ai-teacher-pro-favourites.json";
const FAVOURITES_FILE_TYPE = "application/json";

/** Needed when a file is asked for or chosen. */
const importFileFormat = () => import("~/features/favourites/core/favourites-file");

async function saveFavouritesFile() {
  const { toFavouritesFile } = await importFileFormat();
  const text = toFavouritesFile(readFavourites(), new Date());
  saveFile(new Blob([text], { type: FAVOURITES_FILE_TYPE }), FAVOURITES_FILE_NAME);
}

interface MoveFavouritesProps {
  /** Title of the page that the link opens. */
  readonly pageTitle: string;
  /** Configured origin of the site. */
  readonly origin: string;
  /** Every id that names something on the site. */
  readonly loadKnownIds: () => Promise<{ has(id: string): boolean }>;
}

/** Favourites move between devices by a link or a file. */
export function MoveFavourites({ pageTitle, origin, loadKnownIds }: MoveFavouritesProps) {
  const text = useMessages(favouritesMessages);
  const common = useMessages(controlsMessages);
  const locale = useLocale();
  const ids = useFavourites() ?? [];
  const addFavourites = useAddFavourites();
  const headingId = useId();
  const link = origin + listViewPath("list", locale, { ids });

  async function bringIn(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file === undefined) return;
    const read = await Promise.all([file.text(), importFileFormat()]).then(
      ([text, { parseFavouritesFile }]) => parseFavouritesFile(text),
      () => null,
    );
    // The same file may be chosen again.
    input.value = "";
    if (read?.ok !== true) {
      showToast({ message: text.fileErrors[read?.reason ?? "unreadable"], type: "error" });
      return;
    }
    // Without a network the client cannot know the ids of the site. Then every text that is spelt like an id is kept.
    const known = await loadKnownIds().catch(() => null);
    const usable = read.ids.filter((id) => known?.has(id) ?? true);
    addFavourites(usable, read.droppedCount + read.ids.length - usable.length);
  }

  return (
    <section
      aria-labelledby={headingId}
      className={`client-only stack reading ${styles.part}`}
      data-print="hide"
    >
      <h2 id={headingId}>{ids.length === 0 ? text.bring : text.move}</h2>
      <p>{ids.length === 0 ? text.bringText : text.moveText}</p>
      {ids.length === 0 ? null : (
        <>
          <Field
            label={text.link}
            value={link}
            readOnly
            inputMode="none"
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="cluster">
            <CopyButton
              text={link}
              label={text.copyLink}
              copiedLabel={text.copied}
              refusedLabel={common.copyRefused}
            />
            <ShareButton
              title={pageTitle}
              url={link}
              label={text.share}
              copiedLabel={text.copied}
              refusedLabel={common.copyRefused}
            />
            <Button
              onClick={() =>
                saveFavouritesFile().catch(() =>
                  showToast({ message: text.fileErrors["not-saved"], type: "error" }),
                )
              }
            >
              <Icon icon={Download} />
              {text.download}
            </Button>
          </div>
        </>
      )}
      <p>
        <label className={buttonClass({ className: styles.file })}>
          <Icon icon={Upload} />
          {text.choose}
          <input type="file" accept={FAVOURITES_FILE_TYPE} className="visually-hidden" onChange={bringIn} />
        </label>
      </p>
    </section>
  );
}

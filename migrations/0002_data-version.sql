CREATE TABLE `data_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `data_version` (`id`, `version`) VALUES (1, 1);--> statement-breakpoint
CREATE TRIGGER `news_inserted` AFTER INSERT ON `ai_news` BEGIN
	UPDATE `data_version` SET `version` = `version` + 1 WHERE `id` = 1;
END;--> statement-breakpoint
-- Not on view_count, which no page shows.
CREATE TRIGGER `news_changed` AFTER UPDATE OF `title`, `summary_md`, `tags`, `published_at`, `status`, `featured`, `title_en`, `title_pt`, `summary_en`, `summary_pt`, `class_note_en`, `class_note_pt`, `summarised_by` ON `ai_news` BEGIN
	UPDATE `data_version` SET `version` = `version` + 1 WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `news_deleted` AFTER DELETE ON `ai_news` BEGIN
	UPDATE `data_version` SET `version` = `version` + 1 WHERE `id` = 1;
END;--> statement-breakpoint
-- The last-updated label and the pipeline page follow the end of a run.
CREATE TRIGGER `run_finished` AFTER UPDATE OF `status` ON `pipeline_runs` BEGIN
	UPDATE `data_version` SET `version` = `version` + 1 WHERE `id` = 1;
END;

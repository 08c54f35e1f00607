CREATE TABLE `run_summaries` (
	`run_id` text NOT NULL,
	`article_id` text NOT NULL,
	PRIMARY KEY(`run_id`, `article_id`),
	FOREIGN KEY (`run_id`) REFERENCES `pipeline_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `data_version` ADD `updates` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `data_version` ADD `runs` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `data_version` ADD `digest` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `data_version` ADD `news_changed` integer DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER `news_inserted`;--> statement-breakpoint
DROP TRIGGER `news_changed`;--> statement-breakpoint
DROP TRIGGER `news_deleted`;--> statement-breakpoint
DROP TRIGGER `run_finished`;--> statement-breakpoint
DROP TRIGGER `digest_issue_inserted`;--> statement-breakpoint
-- A run writes hundreds of rows: they only leave a mark, and its end raises the version once.
CREATE TRIGGER `news_inserted` AFTER INSERT ON `ai_news` WHEN new.`status` = 'published' AND new.`hidden_because` IS NULL BEGIN
	UPDATE `data_version` SET `news_changed` = 1 WHERE `id` = 1 AND `news_changed` = 0;
END;--> statement-breakpoint
-- Only what a page shows, and only where it differs: an equal summary written again changes nothing.
CREATE TRIGGER `news_changed` AFTER UPDATE OF `title`, `summary_md`, `tags`, `source_name`, `source_url`, `published_at`, `featured`, `influence_score`, `education_relevance`, `language`, `title_en`, `title_pt`, `summary_en`, `summary_pt`, `class_note_en`, `class_note_pt`, `summarised_by`, `hidden_because` ON `ai_news` WHEN new.`status` = 'published' AND (old.`hidden_because` IS NULL OR new.`hidden_because` IS NULL) AND (
	old.`hidden_because` IS NOT new.`hidden_because` OR
	old.`title` IS NOT new.`title` OR old.`summary_md` IS NOT new.`summary_md` OR old.`tags` IS NOT new.`tags`
	OR old.`source_name` IS NOT new.`source_name` OR old.`source_url` IS NOT new.`source_url`
	OR old.`published_at` IS NOT new.`published_at` OR old.`featured` IS NOT new.`featured`
	OR old.`influence_score` IS NOT new.`influence_score` OR old.`education_relevance` IS NOT new.`education_relevance`
	OR old.`language` IS NOT new.`language` OR old.`title_en` IS NOT new.`title_en` OR old.`title_pt` IS NOT new.`title_pt`
	OR old.`summary_en` IS NOT new.`summary_en` OR old.`summary_pt` IS NOT new.`summary_pt`
	OR old.`class_note_en` IS NOT new.`class_note_en` OR old.`class_note_pt` IS NOT new.`class_note_pt`
	OR old.`summarised_by` IS NOT new.`summarised_by`
) BEGIN
	UPDATE `data_version` SET `news_changed` = 1 WHERE `id` = 1 AND `news_changed` = 0;
END;--> statement-breakpoint
CREATE TRIGGER `news_deleted` AFTER DELETE ON `ai_news` WHEN old.`status` = 'published' AND old.`hidden_because` IS NULL BEGIN
	UPDATE `data_version` SET `news_changed` = 1 WHERE `id` = 1 AND `news_changed` = 0;
END;--> statement-breakpoint
-- An article is withdrawn by hand, and is to be gone at once.
CREATE TRIGGER `news_status_changed` AFTER UPDATE OF `status` ON `ai_news` WHEN old.`status` IS NOT new.`status` BEGIN
	UPDATE `data_version` SET `version` = `version` + 1 WHERE `id` = 1;
END;--> statement-breakpoint
-- A new issue, or a week without one, changes the archive and the issue's page.
CREATE TRIGGER `digest_issue_inserted` AFTER INSERT ON `digest_issues` BEGIN
	UPDATE `data_version` SET `digest` = `digest` + 1 WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `digest_issue_deleted` AFTER DELETE ON `digest_issues` BEGIN
	UPDATE `data_version` SET `digest` = `digest` + 1 WHERE `id` = 1;
END;--> statement-breakpoint
-- What was written before a run ends after this migration is shown with it.
UPDATE `data_version` SET `news_changed` = 1 WHERE `id` = 1;

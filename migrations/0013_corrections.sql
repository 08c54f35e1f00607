CREATE TABLE `article_corrections` (
	`article_id` text NOT NULL,
	`locale` text NOT NULL,
	`changed_at` text NOT NULL,
	`old_title` text NOT NULL,
	`old_summary_html` text NOT NULL,
	`old_written_by` text,
	PRIMARY KEY(`article_id`, `locale`, `changed_at`),
	FOREIGN KEY (`article_id`) REFERENCES `ai_news`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `article_corrections_changed_at` ON `article_corrections` ("changed_at" desc);--> statement-breakpoint
ALTER TABLE `ai_news` ADD `withdrawn_because` text;--> statement-breakpoint
ALTER TABLE `ai_news` ADD `withdrawn_at` text;--> statement-breakpoint
CREATE INDEX `ai_news_withdrawn` ON `ai_news` ("withdrawn_at" desc) WHERE withdrawn_at is not null;--> statement-breakpoint
-- What stood there is kept as the texts go. The new text waits for models from the moment it came in, so that moment is
-- the date of the change. A feed that changes its mind all day fills no table.
DROP TRIGGER `story_revised`;--> statement-breakpoint
CREATE TRIGGER `story_revised` AFTER UPDATE OF `revision` ON `ai_news` WHEN old.`revision` IS NOT new.`revision` BEGIN
	INSERT OR IGNORE INTO `article_corrections` (`article_id`, `locale`, `changed_at`, `old_title`, `old_summary_html`, `old_written_by`)
		SELECT `article_id`, `locale`, new.`summary_due_at`, `title`, `summary_html`, coalesce(`written_by`, old.`summarised_by`) FROM `article_texts`
		WHERE `article_id` = old.`id` AND old.`status` = 'published' AND old.`hidden_because` IS NULL AND old.`is_sample` = 0 AND old.`revision` < 20;
	DELETE FROM `article_texts` WHERE `article_id` = old.`id`;
END;

CREATE TABLE `article_texts` (
	`article_id` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`summary_html` text NOT NULL,
	`class_note` text,
	PRIMARY KEY(`article_id`, `locale`),
	FOREIGN KEY (`article_id`) REFERENCES `ai_news`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- A text was there in a language when both its title and its summary were.
INSERT INTO `article_texts` (`article_id`, `locale`, `title`, `summary_html`, `class_note`)
SELECT `id`, 'en', `title_en`, `summary_en`, `class_note_en` FROM `ai_news` WHERE `title_en` IS NOT NULL AND `summary_en` IS NOT NULL
UNION ALL
SELECT `id`, 'pt-br', `title_pt`, `summary_pt`, `class_note_pt` FROM `ai_news` WHERE `title_pt` IS NOT NULL AND `summary_pt` IS NOT NULL
ORDER BY 1, 2;--> statement-breakpoint
-- It names the columns that go.
DROP TRIGGER `news_changed`;--> statement-breakpoint
ALTER TABLE `ai_news` DROP COLUMN `title_en`;--> statement-breakpoint
ALTER TABLE `ai_news` DROP COLUMN `title_pt`;--> statement-breakpoint
ALTER TABLE `ai_news` DROP COLUMN `summary_en`;--> statement-breakpoint
ALTER TABLE `ai_news` DROP COLUMN `summary_pt`;--> statement-breakpoint
ALTER TABLE `ai_news` DROP COLUMN `class_note_en`;--> statement-breakpoint
ALTER TABLE `ai_news` DROP COLUMN `class_note_pt`;--> statement-breakpoint
-- Only what a page shows, and only where it differs.
CREATE TRIGGER `news_changed` AFTER UPDATE OF `title`, `summary_md`, `tags`, `source_name`, `source_url`, `published_at`, `featured`, `influence_score`, `education_relevance`, `language`, `summarised_by`, `hidden_because` ON `ai_news` WHEN new.`status` = 'published' AND (old.`hidden_because` IS NULL OR new.`hidden_because` IS NULL) AND (
	old.`hidden_because` IS NOT new.`hidden_because` OR
	old.`title` IS NOT new.`title` OR old.`summary_md` IS NOT new.`summary_md` OR old.`tags` IS NOT new.`tags`
	OR old.`source_name` IS NOT new.`source_name` OR old.`source_url` IS NOT new.`source_url`
	OR old.`published_at` IS NOT new.`published_at` OR old.`featured` IS NOT new.`featured`
	OR old.`influence_score` IS NOT new.`influence_score` OR old.`education_relevance` IS NOT new.`education_relevance`
	OR old.`language` IS NOT new.`language` OR old.`summarised_by` IS NOT new.`summarised_by`
) BEGIN
	UPDATE `data_version` SET `news_changed` = 1 WHERE `id` = 1 AND `news_changed` = 0;
END;--> statement-breakpoint
CREATE TRIGGER `text_inserted` AFTER INSERT ON `article_texts` BEGIN
	UPDATE `data_version` SET `news_changed` = 1 WHERE `id` = 1 AND `news_changed` = 0
		AND EXISTS (SELECT 1 FROM `ai_news` WHERE `id` = new.`article_id` AND `status` = 'published' AND `hidden_because` IS NULL);
END;--> statement-breakpoint
-- An equal summary written again changes nothing.
CREATE TRIGGER `text_changed` AFTER UPDATE ON `article_texts`
WHEN old.`title` IS NOT new.`title` OR old.`summary_html` IS NOT new.`summary_html` OR old.`class_note` IS NOT new.`class_note` BEGIN
	UPDATE `data_version` SET `news_changed` = 1 WHERE `id` = 1 AND `news_changed` = 0
		AND EXISTS (SELECT 1 FROM `ai_news` WHERE `id` = new.`article_id` AND `status` = 'published' AND `hidden_because` IS NULL);
END;--> statement-breakpoint
CREATE TRIGGER `text_deleted` AFTER DELETE ON `article_texts` BEGIN
	UPDATE `data_version` SET `news_changed` = 1 WHERE `id` = 1 AND `news_changed` = 0
		AND EXISTS (SELECT 1 FROM `ai_news` WHERE `id` = old.`article_id` AND `status` = 'published' AND `hidden_because` IS NULL);
END;--> statement-breakpoint
-- What was written about the older text must not stand below the newer one's title.
CREATE TRIGGER `story_revised` AFTER UPDATE OF `revision` ON `ai_news` WHEN old.`revision` IS NOT new.`revision` BEGIN
	DELETE FROM `article_texts` WHERE `article_id` = old.`id`;
END;

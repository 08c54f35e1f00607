ALTER TABLE `ai_news` ADD `titles` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE `ai_news` SET `titles` = coalesce((SELECT json_group_object(`locale`, `title`) FROM `article_texts` WHERE `article_id` = `ai_news`.`id`), '{}');--> statement-breakpoint
CREATE TRIGGER `title_inserted` AFTER INSERT ON `article_texts` BEGIN
	UPDATE `ai_news` SET `titles` = json_patch(`titles`, json_object(new.`locale`, new.`title`)) WHERE `id` = new.`article_id`;
END;--> statement-breakpoint
CREATE TRIGGER `title_changed` AFTER UPDATE OF `title` ON `article_texts` WHEN old.`title` IS NOT new.`title` BEGIN
	UPDATE `ai_news` SET `titles` = json_patch(`titles`, json_object(new.`locale`, new.`title`)) WHERE `id` = new.`article_id`;
END;--> statement-breakpoint
CREATE TRIGGER `title_deleted` AFTER DELETE ON `article_texts` BEGIN
	UPDATE `ai_news` SET `titles` = json_patch(`titles`, json_object(old.`locale`, NULL)) WHERE `id` = old.`article_id`;
END;
